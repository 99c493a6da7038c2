import { hasCode } from '../../process/expected-error.ts';
import type { CommandOption, ListedCommand } from '../command.ts';

/** A command as the scripts of the shells know it. */
export interface CompletedCommand {
	/** One or two words. */
	readonly name: string;
	readonly summary: string;
	readonly options: readonly CompletedOption[];
}

export interface CompletedOption extends Pick<CommandOption, 'choices' | 'help' | 'multiple'> {
	readonly name: string;
	/** The words that may follow it. */
	readonly takes: 'nothing' | 'file' | 'value';
}

/** Leaves out the commands of a server that is not installed. */
export async function completedCommands(
	listed: readonly ListedCommand[],
): Promise<readonly CompletedCommand[]> {
	const commands = await Promise.all(
		listed.map(async ({ load, name, summary }) => {
			const { options } = (await load().catch(ofMissingServer)) ?? {};
			return options && { name, summary, options: Object.entries(options).map(completedOption) };
		}),
	);
	return commands.filter((command) => command !== undefined);
}

function ofMissingServer(error: unknown): undefined {
	if (!hasCode(error, 'server_missing')) throw error;
}

const completedOption = ([name, option]: readonly [string, CommandOption]): CompletedOption => ({
	name,
	help: option.help,
	...(option.choices && { choices: option.choices }),
	...(option.multiple && { multiple: true }),
	takes: takenBy(option),
});

function takenBy({ type, value }: CommandOption): CompletedOption['takes'] {
	if (type === 'boolean') return 'nothing';
	return value === 'FILE' || value === 'FOLDER' ? 'file' : 'value';
}

export interface CompletedWord {
	readonly word: string;
	readonly summary: string;
}

/** The first words of all commands; one that several share has the summary of the shortest. */
export function firstWords(commands: readonly CompletedCommand[]): readonly CompletedWord[] {
	const words = new Map<string, string>();
	for (const { name, summary } of commands) {
		const [word = ''] = name.split(' ');
		if (!words.has(word)) words.set(word, name === word ? summary : '');
	}
	return [...words].map(([word, summary]) => ({
		word,
		summary:
			summary ||
			`${secondWords(commands, word)
				.map((second) => second.word)
				.join(', ')}`,
	}));
}

/** The words that can follow a first one. */
export const secondWords = (
	commands: readonly CompletedCommand[],
	first: string,
): readonly CompletedWord[] =>
	commands
		.filter(({ name }) => name.startsWith(`${first} `))
		.map(({ name, summary }) => ({ word: name.slice(first.length + 1), summary }));
