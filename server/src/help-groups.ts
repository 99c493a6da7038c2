import type { ListedCommand } from './commands/command.ts';

interface HelpGroup {
	readonly title: string;
	readonly commands: readonly ListedCommand[];
}

/** By name, or by the first words of names; the first group that fits has the command. */
const groups = {
	'Audit pages': [
		'audit',
		'compare',
		'rules',
		'ignore',
		'mcp',
		'crawl',
		'crawl show',
		'crawl compare',
	],
	'More about crawls and agents': ['crawl …', 'crawl-worker', 'mcp install'],
	'Server and console': ['start', 'demo', 'serve', 'console', 'doctor', 'completion'],
	'Accounts, keys and sites': [
		'account …',
		'key …',
		'site …',
		'group …',
		'brand …',
		'conversion-event …',
	],
	'Data of search engines': [
		'connect …',
		'sync',
		'keywords …',
		'rankings',
		'pages',
		'countries',
		'opportunities',
		'spend',
	],
	'Changes, news and reports': [
		'plan',
		'plan …',
		'change …',
		'effects',
		'watch …',
		'report',
		'report …',
	],
	'Data in and out': ['import', 'export', 'retention', 'backup', 'restore'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The commands in groups, those of an auditor first. */
export function helpGroups(commands: readonly ListedCommand[]): readonly HelpGroup[] {
	const left = new Set(commands);
	return Object.entries(groups).map(([title, patterns]) => {
		const own = patterns.flatMap((pattern) =>
			[...left].filter(({ name }) =>
				pattern.endsWith('…') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
			),
		);
		for (const command of own) left.delete(command);
		return { title, commands: own };
	});
}
