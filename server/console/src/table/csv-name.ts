import type { Dates } from '../period/dates.ts';

/** Says what a table is about, where it is found again: `bakery.example Pages 2026-10-25 to 2026-11-21.csv`. */
export function csvName(table: string, domain?: string, period?: Dates | null): string {
	const days = period ? `${period.date_from} to ${period.date_to}` : null;
	const words = [domain, table, days].filter((word) => word);
	// No system allows these in names.
	return `${words.join(' ').replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, '-')}.csv`;
}
