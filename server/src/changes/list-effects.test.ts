import { expect } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { formatDay, parseDay } from '../facts/day.ts';
import { storeFacts } from '../facts/store-facts.ts';
import { onEachEngine } from '../testing/database.ts';
import { writeSite } from '../testing/facts/write-site.ts';
import { createRandom, simulatedClicks } from '../testing/simulated-clicks.ts';
import { answeredChanges } from '../watch/messages/answered-changes.ts';
import { newsText } from '../watch/messages/news-text.ts';
import { addChangesByHand } from './add-changes.ts';
import { listEffects } from './list-effects.ts';
import { pageChanges } from './page-changes.store.ts';

const firstDay = 20_400;
const madeDay = firstDay + 30;
const days = 66;
const changed = 20;
const url = (page: number) => `https://bakery.example/bread/${page}`;

/** Forty-two pages; the first ones get 50 % more clicks from the change on. */
async function siteWithChange(database: Database, first = firstDay) {
	const clicks = simulatedClicks(
		{
			pages: 42,
			days,
			clicksPerDay: 20,
			effect: (page, day) => (page < changed && day >= madeDay - firstDay ? 1.6 : 1),
		},
		createRandom(11),
	);
	const { siteId, engineId } = await writeSite(database, {});
	const pageSearch = clicks.flatMap((counts, page) =>
		Array.from(counts, (count, day) => ({
			day: first + day,
			url: url(page),
			clicks: count,
			impressions: count * 10,
			positionSum: count * 30,
		})),
	);
	await storeFacts(database, { siteId, engineId }, { pageSearch });
	return { id: siteId, timeZone: 'UTC' };
}

async function noteChange(
	database: Database,
	site: { readonly id: number; readonly timeZone: string },
	first = firstDay,
) {
	const wanted = {
		url: Array.from({ length: changed }, (_, page) => url(page)),
		note: 'New titles',
		date: formatDay(first + 30),
		rules: ['title_tag_used'],
	};
	const add = () => addChangesByHand(database, site, wanted, (first + days) * 86_400_000);
	expect(await add()).toEqual({ date: wanted.date, added: changed, known: 0 });
	expect(await add()).toMatchObject({ added: 0, known: changed });
}

const answers: string[] = [];

onEachEngine(
	'sides on which Google counted impressions differently are compared by clicks alone',
	async (database) => {
		const first = parseDay('2026-03-28') ?? 0;
		const site = await siteWithChange(database, first);
		await noteChange(database, site, first);
		const { changes } = await listEffects(database, {
			...{ site, engine: null, pageId: null, locale: 'en' },
		});
		const sides = { impressions: null, position: null, clicks_at_position: null };
		expect(changes[0]).toMatchObject({ answer: 'more', ...sides });
		expect(changes[0]?.engine_events.map(({ kind }) => kind)).toContain('miscounted_impressions');
	},
);

onEachEngine('tells what a change brought, the same on both engines', async (database) => {
	const site = await siteWithChange(database);
	await noteChange(database, site);
	const effects = await listEffects(database, { site, engine: null, pageId: null, locale: 'en' });
	expect(effects).toMatchObject({
		search_engine_global_key: 'google_us',
		date_from: formatDay(firstDay),
		date_to: formatDay(firstDay + days - 1),
		changes: [
			{
				date: formatDay(madeDay),
				note: 'New titles',
				page_count: changed,
				comparable_pages: 22,
				weeks: 4,
				answer: 'more',
			},
		],
		rules: [{ rule_name: 'title_tag_used', change_count: 1, page_count: changed, answer: 'more' }],
	});
	const [{ range, sentence, text }] = effects.changes as [(typeof effects.changes)[number]];
	expect(range?.from).toBeGreaterThan(0.2);
	expect(range?.to).toBeGreaterThan(0.6);
	expect(text).toContain('more clicks than comparable pages that were left alone');
	expect(text).toContain('too short to test the method on the same pages on earlier days.');
	expect(sentence).toMatch(/^“New titles” on 20 pages on \w+ \d+, 2025: \d+% more clicks than /);
	answers.push(JSON.stringify(effects));
	expect(answers.every((answer) => answer === answers[0])).toBe(true);
});

onEachEngine('a release of the whole site leaves the pages to compare with', async (database) => {
	const site = await siteWithChange(database);
	await noteChange(database, site);
	const release = {
		url: Array.from({ length: 42 }, (_, page) => url(page)),
		note: 'New server',
		date: formatDay(madeDay + 7),
	};
	await addChangesByHand(database, site, release, (firstDay + days) * 86_400_000);
	const event = { url: [], note: 'New name', date: formatDay(madeDay + 1) };
	await addChangesByHand(database, site, event, (firstDay + days) * 86_400_000);
	const effects = await listEffects(database, { site, engine: null, pageId: null, locale: 'ja' });
	const short = { answer: 'cannot_be_judged', comparable_pages: null, chance: null };
	expect(effects.changes).toMatchObject([
		{ note: 'New server', page_count: 42, ...short },
		{ note: 'New name', page_count: 0, ...short },
		{ note: 'New titles', answer: 'more', comparable_pages: 22 },
	]);
	for (const { text } of effects.changes.slice(0, 2)) {
		expect(text).toContain('サイト全体の区切りで');
		expect(text).toContain('30週間分のデータがあれば');
	}
	const [pageId] = (await pageChanges(database, { siteId: site.id })).map((one) => one.pageId);
	const ofPage = { site, engine: null, pageId: pageId ?? null, locale: 'en' } as const;
	const notes = (await listEffects(database, ofPage)).changes.map(({ note }) => note);
	expect(notes).not.toContain('New name');
});

onEachEngine('shows changes without figures, and claims nothing', async (database) => {
	const { siteId } = await writeSite(database, {});
	const site = { id: siteId, timeZone: 'UTC' };
	await noteChange(database, site);
	const effects = await listEffects(database, { site, engine: null, pageId: null, locale: 'ja' });
	expect(effects).toMatchObject({
		search_engine_global_key: null,
		date_from: null,
		changes: [{ answer: 'cannot_be_judged', chance: null }],
		rules: [],
	});
});

onEachEngine('the digest says the same, in the week of the first answer', async (database) => {
	const site = await siteWithChange(database);
	await noteChange(database, site);
	const settings = {
		...{ pages: { from: 'clicks' as const, most: 10 }, tell: 'weekly' as const },
		...{ quiet: null, locale: 'en' as const },
	};
	const watch = {
		...{ id: 1, siteId: site.id, name: 'Bread', settings, schedule: '0 */6 * * *' },
		...{ isPaused: false, lookedMs: null, silenceReportedMs: null },
	};
	const onDay = (day: number) =>
		answeredChanges(database, watch, { nowMs: day * 86_400_000, timeZone: 'UTC' });
	// The first Monday five weeks later.
	const monday = [0, 1, 2, 3, 4, 5, 6]
		.map((more) => madeDay + 35 + more)
		.filter((day) => (day - 4) % 7 === 0)[0]!;
	const [effect] = (await listEffects(database, { site, engine: null, pageId: null, locale: 'en' }))
		.changes;
	const news = await onDay(monday);
	expect(news).toEqual([
		{ change: 'answered', count: 1, pages: [{ url: url(0), detail: effect?.sentence }] },
	]);
	const surroundings = { domain: 'bakery.example', locale: 'en', timeZone: 'UTC' } as const;
	expect(newsText(news, surroundings)).toBe(
		`The effect of 1 change is known\n- ${url(0)} (${effect?.sentence})`,
	);
	for (const other of [monday + 1, monday - 7, monday + 7]) expect(await onDay(other)).toEqual([]);
});
