import { inspect, parseArgs } from 'node:util';
import type { Command, CommandCall, ListedCommand } from './commands/command.ts';
import { commands } from './commands/commands.ts';
import { print, say, type Terminal } from './commands/terminal.ts';
import { commandHelp, groupHelp, overview } from './help.ts';
import { closestNames, didYouMean } from './process/closest-names.ts';
import { explanationOf, usageError } from './process/expected-error.ts';
import { stoppedCode } from './process/stop-signal.ts';
import { version } from './version.ts';

/**
 * Runs the command that the words name. Exit code 0: fine, 1: findings, 2: wrong usage or failure,
 * 130 or 143: stopped by a signal.
 */
export async function runCli(words: readonly string[], terminal: Terminal): Promise<number> {
	try {
		return await dispatch(words, terminal);
	} catch (error) {
		if (terminal.stop.aborted) {
			say(terminal, 'plumbline: stopped before the end.');
			return stoppedCode(terminal.stop);
		}
		say(terminal, `plumbline: ${explanationOf(error) ?? unforeseen(error, terminal)}`);
		return 2;
	}
}

/** For bugs of ours and failures of the machine; only the debug log shows the stack. */
function unforeseen(error: unknown, { environment }: Terminal): string {
	if (environment.PLUMBLINE_LOG === 'debug') return inspect(error);
	const message = error instanceof Error ? error.message : String(error);
	return `${message} (PLUMBLINE_LOG=debug shows where)`;
}

async function dispatch(words: readonly string[], terminal: Terminal): Promise<number> {
	const [first = '--help', ...others] = words;
	if (/^(?:--version|-[vV]|version)$/.test(first)) print(terminal, version);
	else if (first === 'help' && others.length > 0) return runNamed([...others, '--help'], terminal);
	else if (/^(?:--help|-h|help)$/.test(first)) print(terminal, overview(commands));
	else return runNamed(words, terminal);
	return 0;
}

async function runNamed(words: readonly string[], terminal: Terminal): Promise<number> {
	const [word = ''] = words;
	const group = startingWith(word, commands);
	if (group.length > 0 && words.length === 2 && asksForHelp(words)) {
		const named = commands.find(({ name }) => name === word);
		if (named) print(terminal, `${commandHelp(named, await named.load())}\n`);
		print(terminal, groupHelp(word, group));
		return 0;
	}
	const listed = commandNamed(words);
	const { name } = listed;
	const command = await listed.load();
	const rest = words.slice(name.split(' ').length);
	if (asksForHelp(rest)) {
		print(terminal, commandHelp(listed, command));
		return 0;
	}
	const { values, positionals } = parse(name, command, rest);
	if (positionals.length > 0 && command.takes === undefined) {
		throw usageError(`Unexpected argument “${positionals[0]}”. See “plumbline ${name} --help”.`);
	}
	return command.run({ values, positionals, terminal });
}

const asksForHelp = (words: readonly string[]) => words.includes('--help') || words.includes('-h');

/** Names of two words take precedence over names of one. */
function commandNamed(words: readonly string[]): ListedCommand {
	const named = (count: number) =>
		commands.find(({ name }) => name === words.slice(0, count).join(' '));
	const command = named(2) ?? named(1);
	if (command) return command;
	throw usageError(noSuchCommand(words));
}

function noSuchCommand(words: readonly string[]): string {
	const [first = ''] = words;
	const names = commands.map(({ name }) => name);
	const related = startingWith(first, commands).map(({ name }) => name);
	const pair = words.slice(0, 2).join(' ');
	const isGroup = related.length > 0;
	const close = isGroup ? closestNames(pair, related) : closestNames(first, names);
	const problem = `There is no command “${isGroup ? pair : first}”.`;
	if (isGroup && close.length === 0) return `${problem} Commands: ${related.join(', ')}.`;
	return `${problem}${didYouMean(close)} “plumbline --help” lists all commands.`;
}

const startingWith = (word: string, listed: readonly ListedCommand[]) =>
	listed.filter(({ name }) => name.startsWith(`${word} `));

function parse(name: string, { options }: Command, args: readonly string[]) {
	try {
		const parsed = parseArgs({ args: [...args], options, allowPositionals: true });
		// Strict parsing gives each value the type of its option, but the type of the command list
		// has lost it.
		return { ...parsed, values: parsed.values as CommandCall['values'] };
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		const [problem = ''] = error.message.split(/\. |\n/);
		const hint = didYouMean(closeOptions(args, Object.keys(options)));
		throw usageError(`${problem.replace(/\.$/, '')}.${hint} See “plumbline ${name} --help”.`);
	}
}

/** Options similar to the first unknown one. */
function closeOptions(args: readonly string[], names: readonly string[]): readonly string[] {
	const given = args.flatMap((arg) => arg.match(/^--([^=]+)/)?.[1] ?? []);
	const unknown = given.find((option) => !names.includes(option));
	return unknown === undefined ? [] : closestNames(unknown, names).map((name) => `--${name}`);
}
