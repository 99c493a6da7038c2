import type { Database } from '../database/open-database.ts';
import { storeFacts } from '../facts/store-facts.ts';
import { writeSite } from './facts/write-site.ts';
import { leaveOut } from './leave-out.ts';

export const base = 'https://bakery.example';
/** A Sunday. */
export const lastDay = Date.UTC(2026, 10, 22) / 86_400_000;
export const paths = ['/rye', '/rolls', '/cake'];

/** Steady except for the newest week of one page and the newest checks of one keyword. */
export async function bakeryWithFigures(database: Database): Promise<number> {
	const { engineId, siteId } = await writeSite(database, {}, { engine: 'google' });
	const days = Array.from({ length: 26 * 7 }, (_, ago) => lastDay - ago);
	const pageSearch = days.flatMap((day) =>
		paths.map((path) => {
			const clicks = path === '/cake' && day > lastDay - 7 ? 0 : 20 + (day % 3);
			return { day, url: base + path, clicks, impressions: 100, positionSum: 300 };
		}),
	);
	const ranks = days
		.slice(0, 12)
		.flatMap((day, ago) => [
			rank('rye bread', '/rye', day, ago < 2 ? 7 : 2),
			rank('soft rolls', '/rolls', day, 4),
		]);
	const siteSearch = days.map((day) => {
		const clicks = pageSearch
			.filter((row) => row.day === day)
			.reduce((sum, row) => sum + row.clicks, 0);
		return { day, clicks, impressions: 300, positionSum: 900 };
	});
	await storeFacts(database, { siteId, engineId }, { pageSearch, ranks, siteSearch });
	await leaveOut(database, siteId, { day: lastDay, url: `${base}/rolls` });
	return siteId;
}

function rank(keyword: string, path: string, day: number, place: number) {
	const shown = { url: base + path, title: 'Bread', snippet: '' };
	return { keyword, day, state: 'r' as const, rank: place, checkedDepth: 100, ...shown };
}
