import { expect } from 'vitest';
import type { Database } from '../../database/open-database.ts';
import { connectedSite } from '../../testing/connected-site.ts';
import { onEachEngine } from '../../testing/database.ts';
import { claimInspections } from './claim-inspections.store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const start = 1_000 * day;

async function siteOf(database: Database): Promise<number> {
	const source = 'google-search-console';
	const site = await connectedSite(database, { source, settings: {}, credentials: null });
	return site.site.id;
}

function pages(from: number, count: number) {
	return Array.from({ length: count }, (_, index) => ({
		id: from + index,
		url: 'https://x.test/',
	}));
}

function answered(database: Database) {
	return database.updateTable('page_inspection').set({ verdict: 'PASS' }).execute();
}

onEachEngine('a page is due once a week, or the next day if it got no answer', async (database) => {
	const siteId = await siteOf(database);
	const claimed = async (nowMs: number) =>
		(await claimInspections(database, siteId, { pages: pages(1, 3), nowMs })).pages.length;
	expect(await claimed(start)).toBe(3);
	expect(await claimed(start + minute)).toBe(0);
	expect(await claimed(start + day)).toBe(3);
	await answered(database);
	expect(await claimed(start + 7 * day)).toBe(0);
	expect(await claimed(start + 8 * day)).toBe(3);
});

onEachEngine('never more than 600 a minute and 2,000 a day', async (database) => {
	const siteId = await siteOf(database);
	const claims = [];
	for (let round = 0; round < 5; round++) {
		const nowMs = start + round * 2 * minute;
		const batch = pages(1 + round * 700, 700);
		const { pages: claimed, spent } = await claimInspections(database, siteId, {
			pages: batch,
			nowMs,
		});
		claims.push([claimed.length, spent]);
	}
	expect(claims).toEqual([
		[600, 'minute'],
		[600, 'minute'],
		[600, 'minute'],
		[200, 'day'],
		[0, 'day'],
	]);
});

onEachEngine('concurrent claims get different pages, within one budget', async (database) => {
	const siteId = await siteOf(database);
	const claims = await Promise.all(
		Array.from({ length: 8 }, () =>
			claimInspections(database, siteId, { pages: pages(1, 700), nowMs: start }),
		),
	);
	const ids = claims.flatMap(({ pages }) => pages.map(({ id }) => id));
	expect(ids).toHaveLength(600);
	expect(new Set(ids).size).toBe(600);
});
