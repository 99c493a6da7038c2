import { inspect, parseArgs } from 'node:util';
import { accountCreate } from './commands/account/account-create.command.ts';
import { accountList } from './commands/account/account-list.command.ts';
import { auditCommand } from './commands/audit/audit.command.ts';
import { backupCommand } from './commands/backup/backup.command.ts';
import { restoreCommand } from './commands/backup/restore.command.ts';
import { closestNames, didYouMean } from './commands/closest-names.ts';
import type { Command, CommandCall } from './commands/command.ts';
import { compareCommand } from './commands/compare/compare.command.ts';
import { connectBing } from './commands/connect/connect-bing.command.ts';
import { connectGoogle } from './commands/connect/connect-google.command.ts';
import { connectGoogleAnalytics } from './commands/connect/connect-google-analytics.command.ts';
import {
	connectCustom,
	connectDataForSeo,
	connectSerper,
} from './commands/connect/connect-serp.command.ts';
import { conversionEventAdd } from './commands/conversion-event/conversion-event-add.command.ts';
import { conversionEventList } from './commands/conversion-event/conversion-event-list.command.ts';
import { doctorCommand } from './commands/doctor/doctor.command.ts';
import { exportCommand } from './commands/export/export.command.ts';
import { groupAdd } from './commands/group/group-add.command.ts';
import { groupAssign } from './commands/group/group-assign.command.ts';
import { groupList } from './commands/group/group-list.command.ts';
import { groupRemove } from './commands/group/group-remove.command.ts';
import { importCommand } from './commands/import/import.command.ts';
import { keyCreate } from './commands/key/key-create.command.ts';
import { keyList } from './commands/key/key-list.command.ts';
import { keyRevoke } from './commands/key/key-revoke.command.ts';
import { keyRotate } from './commands/key/key-rotate.command.ts';
import { keywordsAdd } from './commands/keywords/keywords-add.command.ts';
import { keywordsList } from './commands/keywords/keywords-list.command.ts';
import { keywordsRemove } from './commands/keywords/keywords-remove.command.ts';
import { rankingsCommand } from './commands/rankings/rankings.command.ts';
import { rulesCommand } from './commands/rules/rules.command.ts';
import { serveCommand } from './commands/serve/serve.command.ts';
import { siteAdd } from './commands/site/site-add.command.ts';
import { siteList } from './commands/site/site-list.command.ts';
import { siteSet } from './commands/site/site-set.command.ts';
import { spendCommand } from './commands/spend/spend.command.ts';
import { demoCommand } from './commands/start/demo.command.ts';
import { startCommand } from './commands/start/start.command.ts';
import { syncCommand } from './commands/sync/sync.command.ts';
import { print, say, type Terminal } from './commands/terminal.ts';
import { explanationOf, usageError } from './errors/expected-error.ts';
import { commandHelp, overview } from './help.ts';
import { version } from './version.ts';

const commands: readonly Command[] = [
	auditCommand,
	compareCommand,
	rulesCommand,
	serveCommand,
	startCommand,
	demoCommand,
	accountCreate,
	accountList,
	keyCreate,
	keyList,
	keyRotate,
	keyRevoke,
	siteAdd,
	siteList,
	siteSet,
	keywordsAdd,
	keywordsList,
	keywordsRemove,
	rankingsCommand,
	groupAdd,
	groupList,
	groupAssign,
	groupRemove,
	conversionEventAdd,
	conversionEventList,
	connectGoogle,
	connectGoogleAnalytics,
	connectBing,
	connectDataForSeo,
	connectSerper,
	connectCustom,
	syncCommand,
	spendCommand,
	importCommand,
	exportCommand,
	doctorCommand,
	backupCommand,
	restoreCommand,
];

/** Runs the command that the words name. 0 fine, 1 findings, 2 usage or failure. */
export async function runCli(words: readonly string[], terminal: Terminal): Promise<number> {
	try {
		return await dispatch(words, terminal);
	} catch (error) {
		say(terminal, `plumbline: ${explanationOf(error) ?? unforeseen(error, terminal)}`);
		return 2;
	}
}

/** A fault of ours or of the machine; where it happened is for whoever asks. */
function unforeseen(error: unknown, { environment }: Terminal): string {
	if (environment.PLUMBLINE_LOG === 'debug') return inspect(error);
	const message = error instanceof Error ? error.message : String(error);
	return `${message} (PLUMBLINE_LOG=debug shows where)`;
}

async function dispatch(words: readonly string[], terminal: Terminal): Promise<number> {
	const [first = '--help'] = words;
	if (first === '--version') print(terminal, version);
	else if (first === '--help' || first === 'help') print(terminal, overview(commands));
	else return runNamed(words, terminal);
	return 0;
}

async function runNamed(words: readonly string[], terminal: Terminal): Promise<number> {
	const command = commandNamed(words);
	const rest = words.slice(command.name.split(' ').length);
	if (rest.includes('--help') || rest.includes('-h')) {
		print(terminal, commandHelp(command));
		return 0;
	}
	const { values, positionals } = parse(command, rest);
	if (positionals.length > 0 && command.takes === undefined) {
		throw usageError(`“${positionals[0]}” is too much. See “plumbline ${command.name} --help”.`);
	}
	return command.run({ values, positionals, terminal });
}

/** Names of two words come before names of one. */
function commandNamed(words: readonly string[]): Command {
	const named = (count: number) =>
		commands.find(({ name }) => name === words.slice(0, count).join(' '));
	const command = named(2) ?? named(1);
	if (command) return command;
	throw usageError(noSuchCommand(words));
}

function noSuchCommand(words: readonly string[]): string {
	const [first = ''] = words;
	const names = commands.map(({ name }) => name);
	const [pair, related] = [words.slice(0, 2).join(' '), startingWith(first, names)];
	const isGroup = related.length > 0;
	const close = isGroup ? closestNames(pair, related) : closestNames(first, names);
	const problem = `There is no command “${isGroup ? pair : first}”.`;
	if (isGroup && close.length === 0) return `${problem} There is: ${related.join(', ')}.`;
	return `${problem}${didYouMean(close)} “plumbline --help” lists them.`;
}

const startingWith = (word: string, names: readonly string[]) =>
	names.filter((name) => name.startsWith(`${word} `));

function parse({ name, options }: Command, args: readonly string[]) {
	try {
		const parsed = parseArgs({ args: [...args], options, allowPositionals: true });
		// Strict parsing gives each value the type of its option, which the list of commands has forgotten.
		return { ...parsed, values: parsed.values as CommandCall['values'] };
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		const [problem = ''] = error.message.split(/\. |\n/);
		const hint = didYouMean(closeOptions(args, Object.keys(options)));
		throw usageError(`${problem.replace(/\.$/, '')}.${hint} See “plumbline ${name} --help”.`);
	}
}

/** The options that the first unknown one may stand for. */
function closeOptions(args: readonly string[], names: readonly string[]): readonly string[] {
	const given = args.flatMap((arg) => arg.match(/^--([^=]+)/)?.[1] ?? []);
	const unknown = given.find((option) => !names.includes(option));
	return unknown === undefined ? [] : closestNames(unknown, names).map((name) => `--${name}`);
}
