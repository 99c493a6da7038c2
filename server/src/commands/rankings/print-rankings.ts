import { print, type Terminal } from '../terminal.ts';
import type { AnsweredRankings } from './ask-rankings.ts';
import { paintFor, rankingsTable } from './rankings-table.ts';

const widest = 120;

const steps = { daily: 'day', weekly: 'week', monthly: 'month' };

/** Prints the site, the engine, the days and the steps of trends, then a line for each keyword. */
export function printRankings(
	terminal: Terminal,
	domain: string,
	{ rankings, keywords }: AnsweredRankings,
): void {
	const { search_engine_global_key: engine, date_from, date_to, granularity } = rankings.meta;
	const width = Math.min(terminal.columns ?? 100, widest);
	print(terminal, `${domain} on ${engine}, ${date_from} to ${date_to}, by ${steps[granularity]}\n`);
	if (keywords.length === 0) {
		print(terminal, nothingToShow(domain, rankings.meta.groups !== null));
		return;
	}
	print(terminal, rankingsTable(keywords, { width, paint: paintFor(terminal) }));
}

function nothingToShow(domain: string, isOfGroups: boolean): string {
	const add = `“plumbline keywords add --site ${domain} …” adds some`;
	if (isOfGroups) return `There are no keywords in this group. ${add} (--group NAME).`;
	return `${domain} has no keywords yet. ${add}; “plumbline import FILE” and “plumbline connect google” add keywords with their figures.`;
}
