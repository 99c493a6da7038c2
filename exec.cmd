@rem npm scripts begin with exec, so that signals of npm reach the program. Windows has no such word.
@%*
