import { expect } from 'vitest';
import type { PageState } from '../../changes/history/page-state.ts';
import { addState } from '../../changes/history/page-states.store.ts';
import { addPageChanges } from '../../changes/page-changes.store.ts';
import type { Database } from '../../database/open-database.ts';
import { storeFacts } from '../../facts/store-facts.ts';
import { connectedSite } from '../../testing/connected-site.ts';
import { onEachEngine } from '../../testing/database.ts';
import { pagesToInspect } from './pages-to-inspect.store.ts';

const base = 'https://bakery.example';
const today = 20_700;

const clean: PageState = {
	verdict: 'yes',
	mustFix: 0,
	worthFixing: 3,
	notes: 1,
	failing: [],
	fields: {
		status: 200,
		title: 'Rye',
		description: null,
		h1: null,
		canonical: null,
		robots: null,
		languages: null,
		text: null,
		links: null,
	},
};

/** A site whose pages have these clicks. */
async function site(database: Database, clicks: Readonly<Record<string, number>>) {
	const source = 'google-search-console';
	const { target } = await connectedSite(database, { source, settings: {}, credentials: null });
	const { siteId } = target;
	const pageSearch = Object.entries(clicks).map(([path, count]) => ({
		url: base + path,
		day: today,
		clicks: count,
		impressions: count,
		positionSum: count,
	}));
	await storeFacts(database, target, { pageSearch });
	const idOf = async (path: string) => {
		const pages = await database.selectFrom('page').select(['id', 'url']).execute();
		return pages.find(({ url }) => url === base + path)?.id ?? 0;
	};
	return {
		changed: async (path: string, day: number) => {
			const change = { day, fields: ['title'], note: '', madeBy: '', resolved: [], caused: [] };
			await addPageChanges(database, siteId, [await idOf(path)], { ...change, seenMs: 0 });
		},
		audited: async (path: string, seenMs: number, state: Partial<PageState>) =>
			addState(database, { siteId, pageId: await idOf(path), seenMs }, { ...clean, ...state }),
		paths: async () => {
			const days = { busySince: today - 56, changedSince: today - 28 };
			const pages = await pagesToInspect(database, target, days);
			return pages.map(({ url }) => url.slice(base.length));
		},
	};
}

onEachEngine(
	'busy pages, pages changed lately and pages with errors take turns',
	async (database) => {
		const clicks = { '/a': 90, '/b': 80, '/c': 70, '/d': 60, '/e': 50, '/f': 40 };
		const { audited, changed, paths } = await site(database, clicks);
		await changed('/e', today - 2);
		await changed('/d', today - 9);
		await audited('/f', 1, { mustFix: 1 });
		await audited('/c', 1, { verdict: 'no' });
		expect(await paths()).toEqual(['/a', '/e', '/c', '/b', '/d', '/f']);
	},
);

onEachEngine('old changes and mended faults bring no page forward', async (database) => {
	const clicks = { '/a': 90, '/b': 80, '/c': 70 };
	const { audited, changed, paths } = await site(database, clicks);
	await changed('/c', today - 29);
	await audited('/c', 1, { verdict: 'no', mustFix: 2 });
	await audited('/c', 2, {});
	expect(await paths()).toEqual(['/a', '/b', '/c']);
});

onEachEngine('a change of all pages at once leaves the busiest first', async (database) => {
	const clicks = { '/a': 5, '/b': 80, '/c': 70 };
	const { changed, paths } = await site(database, clicks);
	for (const path of Object.keys(clicks)) await changed(path, today);
	expect(await paths()).toEqual(['/b', '/c', '/a']);
});
