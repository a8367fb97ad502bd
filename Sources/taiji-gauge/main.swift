print("taiji-gauge")
