import type { ParseArgsOptionDescriptor } from 'node:util';
import type { Terminal } from './terminal.ts';

/** An option of `parseArgs` with its text in `--help`. */
export interface CommandOption extends ParseArgsOptionDescriptor {
	readonly help: string;
	/** The placeholder for its value in `--help`. */
	readonly value?: string;
	/** All values that it can have, for the completion of shells. */
	readonly choices?: readonly string[];
}

type CommandOptions = Readonly<Record<string, CommandOption>>;

type ValueOf<Option extends CommandOption> = Option extends { readonly multiple: true }
	? readonly string[]
	: Option extends { readonly type: 'boolean' }
		? boolean
		: string;

type ValuesOf<Options extends CommandOptions> = {
	readonly [Name in keyof Options]?: ValueOf<Options[Name]> | undefined;
};

export interface CommandCall<Options extends CommandOptions = CommandOptions> {
	readonly values: ValuesOf<Options>;
	readonly positionals: readonly string[];
	readonly terminal: Terminal;
}

export interface Command<Options extends CommandOptions = CommandOptions> {
	/** The arguments after the name, besides options. */
	readonly takes?: string;
	readonly options: Options;
	/** The exit code. */
	run(call: CommandCall<Options>): Promise<number>;
}

/** The name and summary of a command, available before it is loaded. */
export interface ListedCommand {
	readonly name: string;
	readonly summary: string;
	/** Whole command lines, for “--help”. */
	readonly examples: readonly string[];
	load(): Promise<Command>;
}

export function defineCommand<const Options extends CommandOptions>(
	command: Command<Options>,
): Command<Options> {
	return command;
}
