import type { Dates } from '../period/dates.ts';

interface ShownPart extends Partial<Dates> {
	/** The conditions on pages and queries. */
	readonly segment?: string;
	/** The file that the figures are from. */
	readonly note?: string | null | undefined;
}

/** Longer conditions are cut. */
const mostCharacters = 60;

/** Says what a table is about, where it is found again: `bakery.example Pages 2026-10-25 to 2026-11-21.csv`. */
export function csvName(table: string, domain?: string, part: ShownPart = {}): string {
	const { date_from: from, date_to: to, note, segment } = part;
	const days = from && to ? `${from} to ${to}` : null;
	const conditions = segment?.slice(0, mostCharacters).toWellFormed();
	const source = note && `(${note.slice(0, mostCharacters).toWellFormed()})`;
	const words = [domain, table, conditions, days, source].filter((word) => word);
	// No system allows these in names.
	return `${words.join(' ').replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, '-')}.csv`;
}
