import { ExpectedError } from '../../process/expected-error.ts';

/** The kinds of data that can be kept for a limited time, with what they contain. */
export const retentionKinds = {
	rankings: 'ranks on results pages',
	search: 'queries with impressions, clicks and positions, and search volumes',
	visits: 'visits, conversions and revenue of pages',
	checks: 'logs of checks of results pages',
	inspections: 'URL inspections of pages, and what changed in them',
	field: 'loading times of visits by week, from Chrome’s users',
	history: 'what audits saw of pages, what changed, and messages of watches',
} as const;

export type RetentionKind = keyof typeof retentionKinds;

/** Full months to keep beside the current one. Kinds that are missing are kept forever. */
export type Retention = Readonly<Partial<Record<RetentionKind, number>>>;

// Object.keys types the keys as strings, but they are kinds.
export const kindNames = Object.keys(retentionKinds) as readonly RetentionKind[];

export const settingOf = (kind: RetentionKind) => `PLUMBLINE_KEEP_${kind.toUpperCase()}`;

/** With fewer, reports on a month would lose the month that they compare with. */
const fewestMonths = 2;
const mostMonths = 1200;

export function parseRetention(setting: (name: string) => string): Retention {
	const entries = kindNames.flatMap((kind) => {
		const months = monthsOf(settingOf(kind), setting(settingOf(kind)));
		return months === null ? [] : [[kind, months]];
	});
	return Object.fromEntries(entries);
}

function monthsOf(name: string, text: string): number | null {
	if (text === '' || text === 'forever') return null;
	const months = Number(text.match(/^(\d{1,4}) months$/)?.[1]);
	if (months >= fewestMonths && months <= mostMonths) return months;
	throw new ExpectedError(
		'configuration',
		`${name}: “${text}” is not understood. Write “forever” or at least “${fewestMonths} months”, such as “25 months”.`,
	);
}
