import type { Day } from '../../../facts/day.ts';
import { ImportQuestion } from '../import-question.ts';
import { type FactColumn, type FoundColumns, findColumns } from './columns.ts';

/** The day of a table without a column for it; null if nobody named one. */
export interface TrackedDay {
	readonly day: Day | null;
}

/** As Semrush, Ahrefs and Sistrix name them in their tables of positions. */
const names: ReadonlyMap<string, FactColumn> = new Map([
	['keyword', 'keyword'],
	['position', 'rank'],
	['current position', 'rank'],
	['url', 'url'],
	['current url', 'url'],
	['search volume', 'search_volume'],
	['volume', 'search_volume'],
	['suchvolumen', 'search_volume'],
	['date', 'date'],
	['datum', 'date'],
	['timestamp', 'date'],
	['updated', 'date'],
	['last update', 'date'],
]);

const columnOf = (head: string) => names.get(head.trim().toLowerCase()) ?? null;

/** Positions of a search engine itself come with impressions. */
export function isRankTracker(heads: readonly string[]): boolean {
	const columns = heads.map(columnOf);
	const isOfEngine = heads.some((head) => /^(?:impressions|clicks)$/i.test(head.trim()));
	return columns.includes('keyword') && columns.includes('rank') && !isOfEngine;
}

export function trackerColumns(heads: readonly string[], { day }: TrackedDay): FoundColumns {
	const found = findColumns(heads, { needed: ['keyword', 'rank'], columnOf });
	if (found.at.date !== undefined || day !== null) return found;
	throw new ImportQuestion(
		'day',
		'The table does not say of which day its ranks are. Name it with --to.',
	);
}
