import Glibc

StandardStream.prepare()
exit(Program.run(Array(CommandLine.arguments.dropFirst())))
