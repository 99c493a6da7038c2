import { print, type Terminal } from '../terminal.ts';
import type { AnsweredRankings } from './ask-rankings.ts';
import { paintFor } from './paint.ts';
import { rankingsTable } from './rankings-table.ts';

const widest = 120;

/** Which site, engine and days, and a line a keyword. */
export function printRankings(
	terminal: Terminal,
	domain: string,
	{ rankings, keywords }: AnsweredRankings,
): void {
	const { search_engine_global_key: engine, date_from, date_to } = rankings.meta;
	const width = Math.min(terminal.columns ?? 100, widest);
	print(terminal, `${domain} on ${engine}, ${date_from} to ${date_to}\n`);
	print(terminal, rankingsTable(keywords, { width, paint: paintFor(terminal) }));
}
