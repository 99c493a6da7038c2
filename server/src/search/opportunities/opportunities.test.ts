import { auditHtmlPage, digestOf, factsOfHtml } from '@plumbline/core';
import type { Opportunities, SearchPages } from '@plumbline/core/api';
import { expect } from 'vitest';
import { rememberPage } from '../../changes/history/remember-page.ts';
import type { Database } from '../../database/open-database.ts';
import { type Day, parseDay } from '../../facts/day.ts';
import { storeFacts } from '../../facts/store-facts.ts';
import { onEachEngine } from '../../testing/database.ts';
import { leaveOut } from '../../testing/leave-out.ts';
import { rankingsApp } from '../../testing/rankings-app.ts';

const base = 'https://bakery.example';
const lastDay = parseDay('2026-11-22') ?? 0;
const weeks = 36;

interface DayOfQuery {
	readonly day: Day;
	readonly keyword: string;
	readonly path: string;
	readonly impressions: number;
	readonly clicks: number;
	readonly position: number;
}

/** Ordinary queries at positions 1 to 12, each with the usual clicks, and the queries of a story. */
function* queriesOn(day: Day): Generator<DayOfQuery> {
	const ago = lastDay - day;
	for (let index = 0; index < 96; index++) {
		const position = 1 + (index % 12);
		const wave = (index * 7 + day * 3) % 5;
		yield {
			day,
			keyword: `bread ${index}`,
			path: `/page-${index}`,
			impressions: 100,
			clicks: Math.round(36 / (position + 1)) - (wave === 0 ? 1 : 0),
			position,
		};
	}
	const poor = { keyword: 'rye loaf', path: '/rye', position: 2 };
	yield { day, ...poor, impressions: 120, clicks: day % 3 === 0 ? 1 : 0 };
	const fallen = ago < 28 ? { position: 9, clicks: 3 } : { position: 3, clicks: 9 };
	yield { day, keyword: 'old cake', path: '/cake', impressions: 80, ...fallen };
	const near = { keyword: 'rye bread recipe', path: '/recipes', position: 13 };
	yield { day, ...near, impressions: 90, clicks: 0 };
	const path = day % 4 < 2 ? '/rolls' : '/buns';
	yield { day, keyword: 'soft rolls', path, impressions: 60, clicks: 1, position: 8 };
}

async function siteWithStories(database: Database) {
	const given = await rankingsApp(database, {}, { engine: 'google' });
	const target = { siteId: given.site.siteId, engineId: given.site.engineId };
	const rows = Array.from({ length: weeks * 7 }, (_, ago) => [...queriesOn(lastDay - ago)]).flat();
	const facts = rows.map(({ position, path, ...row }) => ({
		...row,
		url: base + path,
		positionSum: position * row.impressions,
	}));
	const newest = facts.filter(({ day }) => day > lastDay - 28);
	await storeFacts(database, target, {
		search: newest.map(({ url, ...row }) => ({ ...row, days: 1 })),
		searchPages: newest,
		pageSearch: facts.map(({ keyword, ...row }) => row),
		siteSearch: [...Map.groupBy(facts, ({ day }) => day)].map(([day, ofDay]) => ({
			day,
			impressions: ofDay.reduce((sum, row) => sum + row.impressions, 0),
			clicks: ofDay.reduce((sum, row) => sum + row.clicks, 0),
			positionSum: ofDay.reduce((sum, row) => sum + row.positionSum, 0),
		})),
	});
	await leaveOut(database, target.siteId, { day: lastDay, url: `${base}/page-3` });
	await audited(database, target.siteId, '/recipes', 'Rye breads from our oven');
	const call = async (path: string, parameters: object) => {
		const response = await given.app.inject({
			method: 'POST',
			url: `/api/v3/search/${path}`,
			headers: { authorization: `Bearer ${given.apiKey}` },
			payload: { site_global_key: given.site.globalKey, ...parameters },
		});
		expect(response.json()).not.toHaveProperty('detail');
		return response.json();
	};
	const ask = (parameters: object = {}): Promise<Opportunities> =>
		call('opportunities', parameters);
	const pages = async (parameters: object): Promise<SearchPages['pages']> =>
		(await call('pages', parameters)).pages;
	return { ...given, ask, pages };
}

/** Our audit of a page about bread, with its title as the only heading. */
async function audited(database: Database, siteId: number, path: string, title: string) {
	const url = base + path;
	const html = `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p>${'Rye bread. '.repeat(50)}`;
	const options = { geo: 'us', url, scope: 'document' as const };
	const facts = factsOfHtml(html, options);
	const report = auditHtmlPage(facts, options);
	const seen = { report, digest: digestOf(facts), status: 200, unjudged: [] };
	const site = { id: siteId, timeZone: 'UTC' };
	await rememberPage(database, { ...seen, site, url, seenMs: 1000, madeBy: 'unknown' });
}

onEachEngine('finds exactly the pages with a story, each with its reason', async (database) => {
	const { ask, pages } = await siteWithStories(database);
	const { opportunities: all, meta } = await ask();
	const opportunities = all.filter(({ kind }) => kind !== 'within_reach');
	const found = opportunities.map(({ kind, url, keyword }) => [
		kind,
		url.slice(base.length),
		keyword,
	]);
	expect(found).toEqual([
		['few_clicks_for_position', '/rye', 'rye loaf'],
		['blocked_with_impressions', '/page-3', null],
		['decay', '/cake', null],
		['near_first_page', '/recipes', 'rye bread recipe'],
		['pages_take_turns', '/buns', 'soft rolls'],
	]);
	expect(opportunities.map(({ reason }) => reason)).toEqual([
		expect.stringMatching(
			/^“rye loaf” got 9 clicks at position 2\.0\. Other queries .* about 3[0-9]{2}/,
		),
		expect.stringMatching(/robots meta tag of the page says noindex/),
		expect.stringMatching(/lost about 16\d clicks in 4 weeks \(84 instead of 2[45]\d\)/),
		expect.stringMatching(/the title and the headings of the page lack “recipe”\.$/),
		expect.stringMatching(/^2 pages take turns for “soft rolls”: the best one changed 13 times/),
	]);
	expect(meta.looked.map(({ kind, found: count }) => [kind, count])).toEqual([
		['near_first_page', 1],
		['few_clicks_for_position', 1],
		['decay', 1],
		['pages_take_turns', 1],
		['blocked_with_impressions', 1],
		['within_reach', 20],
	]);
	expect(opportunities[2]?.evidence).toMatchObject({ clicks: 84, weeks_fallen: 4 });
	expect(opportunities[2]?.evidence.weeks).toHaveLength(26);
	const [recipes] = await pages({ contains: '/recipes' });
	expect(recipes?.titles.written).toBe('Rye breads from our oven');
	expect(recipes?.audit?.failed_rules).toContain('meta_description_tag_used');

	// Before any audit, queries below the first results are named all the same.
	await database.deleteFrom('page_state').execute();
	const unaudited = await ask({ limit: 1000 });
	expect(unaudited.meta.looked[0]).toMatchObject({ not_looked_code: 'no_audits', found: 0 });
	const seen = unaudited.opportunities.filter(({ kind }) => kind === 'within_reach');
	expect(seen).toHaveLength(20);
	for (const { clicks_to_gain, evidence, keyword, reason } of seen) {
		expect(clicks_to_gain).toBeNull();
		expect(evidence.average_position).toBeGreaterThan(4.5);
		expect(evidence.average_position).toBeLessThanOrEqual(20.5);
		expect(reason).toMatch(/^“bread \d+” is shown at position .* with 2,800 impressions and /);
		// Queries with a better reason are named once.
		expect(keyword).not.toBe('soft rolls');
	}
});

onEachEngine('opportunities are filtered, paged and translated', async (database) => {
	const { ask } = await siteWithStories(database);
	const kinds = async (parameters: object) =>
		(await ask(parameters)).opportunities.map(({ kind }) => kind);
	expect(await kinds({ kinds: 'decay' })).toEqual(['decay']);
	expect(await kinds({ url: 'http://bakery.example/cake/' })).toEqual(['decay']);
	expect(await kinds({ limit: 1, offset: 1 })).toEqual(['blocked_with_impressions']);
	const [first] = (await ask({ locale: 'ja', limit: 1 })).opportunities;
	expect(first?.reason).toContain('このサイトのほかのクエリ');
});

onEachEngine('says what it could not look at, and why', async (database) => {
	const { app, apiKey, asked } = await rankingsApp(database, {}, { engine: 'google' });
	const { meta } = (
		await app.inject({
			url: `/api/v3/search/opportunities?site_global_key=${asked.site_global_key}`,
			headers: { authorization: `Bearer ${apiKey}` },
		})
	).json();
	expect(meta.looked[0]).toEqual({
		kind: 'near_first_page',
		found: 0,
		not_looked_because: 'No search figures were read yet. Connect Search Console first.',
		not_looked_code: 'no_figures',
	});
});
