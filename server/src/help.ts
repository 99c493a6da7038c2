import type { Command, CommandOption } from './commands/command.ts';
import { textTable } from './commands/text-table.ts';

export function overview(commands: readonly Command[]): string {
	const rows = commands.map(({ name, summary }) => [`  ${name}`, summary]);
	return `plumbline tells people whether a page is right for search.

${columns(rows)}

plumbline COMMAND --help tells more. Exit code: 0 fine, 1 findings, 2 usage or failure.
Settings come from the environment: HOST, PORT, DATABASE_URL, PLUMBLINE_SECRET,
PLUMBLINE_ALLOW_HOSTS, PLUMBLINE_RATE_LIMIT, PLUMBLINE_GET_WRITES, PLUMBLINE_CORS_ORIGINS,
PLUMBLINE_METRICS, PLUMBLINE_LOG.`;
}

export function commandHelp({ name, takes, summary, options }: Command): string {
	const rows = Object.entries(options).map(([option, described]) => [
		`  --${option}${placeholder(described)}`,
		described.help,
	]);
	return `plumbline ${name}${takes ? ` ${takes}` : ''}

${summary}

${columns(rows)}`;
}

function placeholder({ value, type }: CommandOption): string {
	return type === 'string' ? ` ${value ?? 'VALUE'}` : '';
}

function columns([first = [], ...others]: readonly string[][]): string {
	return textTable(first, others);
}
