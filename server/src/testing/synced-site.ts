import type { Database } from '../database/open-database.ts';
import type { Day } from '../facts/day.ts';
import { storeFacts } from '../facts/store-facts.ts';
import { noteDayRead } from '../sources/connection-days.store.ts';
import { addConnection } from '../sources/connections.store.ts';
import { testVault } from './connected-site.ts';
import { type WrittenSite, writeSite } from './facts/write-site.ts';
import { type LifelikePage, type LifelikeSite, lifelikeClicks } from './lifelike-clicks.ts';
import type { Random } from './simulated-clicks.ts';

/** A simulated site that is read from Search Console as time goes on. */
export interface SyncedSite extends WrittenSite {
	readonly pages: readonly LifelikePage[];
	readonly url: (page: number) => string;
	/** Reads all days that Google shows on that morning and had not shown completely before. */
	readonly sync: (today: Day) => Promise<void>;
}

/** Google completes a day within three; of the two newest days it shows these shares. */
const openDays = 3;
const openShares = [0.7, 0.3];

export async function syncedSite(
	database: Database,
	site: LifelikeSite & { readonly name: string; readonly firstDay: Day },
	random: Random,
): Promise<SyncedSite> {
	const { firstDay, name } = site;
	const pages = lifelikeClicks(site, random);
	const domain = `${name}.example`;
	const written = await writeSite(database, {}, { domain, engine: 'google' });
	const { engineId, siteId } = written;
	const given = { siteId, engineId, settings: {}, credentials: null };
	const connection = await addConnection(database, testVault, {
		...given,
		source: 'google-search-console',
	});
	const url = (page: number) => `https://${domain}/${pages[page]!.topic}/${page}`;
	let next = firstDay;
	return { ...written, pages, url, sync };

	async function sync(today: Day): Promise<void> {
		const days = Array.from({ length: today - next }, (_, at) => next + at);
		const rows = days.map((day) => ({ day, rows: rowsOf(day, today) }));
		await storeFacts(database, written, {
			pageSearch: rows.flatMap((one) => one.rows.map((row) => ({ day: one.day, ...row }))),
			siteSearch: rows.map((one) => ({ day: one.day, ...totalOf(one.rows) })),
		});
		for (const day of days) {
			const read = { day, isFinal: day <= today - openDays, readMs: today * 86_400_000 };
			await noteDayRead(database, connection, read);
		}
		next = today - openDays + 1;
	}

	function rowsOf(day: Day, today: Day) {
		const share = openShares[day - today + openDays - 1] ?? 1;
		return pages.flatMap(({ clicks, impressions }, page) => {
			const shown = Math.floor(share * impressions[day - firstDay]!);
			const sums = { clicks: Math.floor(share * clicks[day - firstDay]!), impressions: shown };
			return shown === 0 ? [] : [{ url: url(page), ...sums, positionSum: 8 * shown }];
		});
	}
}

const totalOf = (rows: readonly Record<'clicks' | 'impressions' | 'positionSum', number>[]) =>
	rows.reduce(
		(sum, row) => ({
			clicks: sum.clicks + row.clicks,
			impressions: sum.impressions + row.impressions,
			positionSum: sum.positionSum + row.positionSum,
		}),
		{ clicks: 0, impressions: 0, positionSum: 0 },
	);
