import type { Database } from '../database/open-database.ts';
import { storeFacts } from '../facts/store-facts.ts';
import { type WrittenSite, writeSite } from './facts/write-site.ts';
import { createRandom, type SimulatedSite, simulatedClicks } from './simulated-clicks.ts';

/** A Sunday. */
export const lastReportedDay = Date.UTC(2026, 10, 22) / 86_400_000;

interface Reported extends Pick<SimulatedSite, 'effect'> {
	readonly setup?: Parameters<typeof writeSite>[2];
	readonly days?: number;
	readonly pages?: number;
	readonly seed?: number;
	readonly pathOf?: (page: number) => string;
	/** Days without figures. */
	readonly without?: readonly number[];
}

/** A site with a past of simulated clicks by page; in `effect` the last day is `days - 1`. */
export async function reportedSite(
	database: Database,
	{
		days = 64 * 7,
		effect = () => 1,
		pages = 40,
		pathOf = (page) => `/bread/${page}`,
		seed = 3,
		setup,
		without = [],
	}: Reported = {},
): Promise<WrittenSite> {
	const clicks = simulatedClicks({ pages, days, clicksPerDay: 8, effect }, createRandom(seed));
	const site = await writeSite(database, {}, { engine: 'google', ...setup });
	const firstDay = lastReportedDay - days + 1;
	const known = Array.from({ length: days }, (_, day) => day).filter(
		(day) => !without.includes(day),
	);
	const pageSearch = known.flatMap((day) =>
		clicks.map((counts, page) => ({
			day: firstDay + day,
			url: `https://bakery.example${pathOf(page)}`,
			clicks: counts[day]!,
			impressions: counts[day]! * 10,
			positionSum: counts[day]! * 30,
		})),
	);
	const siteSearch = known.map((day) => {
		const sum = clicks.reduce((total, counts) => total + counts[day]!, 0);
		return { day: firstDay + day, clicks: sum, impressions: sum * 10, positionSum: sum * 30 };
	});
	await storeFacts(database, site, { pageSearch, siteSearch });
	return site;
}
