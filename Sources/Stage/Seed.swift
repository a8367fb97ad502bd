enum StageSeed {}
