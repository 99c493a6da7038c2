import type { Command, CommandOption, ListedCommand } from './commands/command.ts';
import { textTable } from './commands/text-width.ts';
import { helpGroups } from './help-groups.ts';

export function overview(commands: readonly ListedCommand[]): string {
	const rows = helpGroups(commands).flatMap(({ commands: own, title }) => [
		[''],
		[title],
		...own.map(({ name, summary }) => [`  ${name}`, summary]),
	]);
	return `Plumbline audits pages for search and tracks rankings.
${columns(rows)}

“plumbline help COMMAND” shows its options and examples. Exit codes: 0 success, 1 findings, 2 usage error or failure, 130 or 143 stopped by a signal.
Settings come from the environment: HOST, PORT, DATABASE_URL, PLUMBLINE_SECRET,
PLUMBLINE_ALLOW_HOSTS, PLUMBLINE_RATE_LIMIT, PLUMBLINE_GET_WRITES, PLUMBLINE_GET_HTML,
PLUMBLINE_CORS_ORIGINS, PLUMBLINE_METRICS, PLUMBLINE_TRUSTED_PROXIES, PLUMBLINE_CONSOLE_HOSTS,
PLUMBLINE_RENDER, PLUMBLINE_RENDER_MEMORY, PLUMBLINE_RENDER_PROCESSES, PLUMBLINE_BROWSER,
PLUMBLINE_SMTP_URL, PLUMBLINE_MAIL_FROM, PLUMBLINE_LOG.`;
}

/** The commands whose names begin with the word. */
export function groupHelp(word: string, commands: readonly ListedCommand[]): string {
	const rows = commands.map(({ name, summary }) => [`  ${name}`, summary]);
	return `plumbline ${word} …

${columns(rows)}

“plumbline ${word} COMMAND --help” shows the options of one.`;
}

export function commandHelp(
	{ name, summary, examples }: ListedCommand,
	{ takes, options }: Command,
): string {
	const rows = Object.entries(options).map(([option, described]) => [
		`  --${option}${placeholder(described)}`,
		described.help,
	]);
	return `plumbline ${name}${takes ? ` ${takes}` : ''}

${summary}

${rows.length > 0 ? `${columns(rows)}\n\n` : ''}${examples.length > 1 ? 'Examples:' : 'Example:'}
${examples.map((example) => `  ${example}`).join('\n')}`;
}

function placeholder({ value, type }: CommandOption): string {
	return type === 'string' ? ` ${value ?? 'VALUE'}` : '';
}

function columns([first = [], ...others]: readonly string[][]): string {
	return textTable(first, others);
}
