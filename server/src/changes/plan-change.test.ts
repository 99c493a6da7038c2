import type { ChangePlan, Effects } from '@plumbline/core/api';
import { dayMs } from '@plumbline/core/time';
import { expect } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { formatDay } from '../facts/day.ts';
import { testApp } from '../testing/app.ts';
import { onEachEngine } from '../testing/database.ts';
import { lastReportedDay, reportedSite } from '../testing/reported-site.ts';

const plannedAgo = 45;
const pages = 60;
const days = 64 * 7;

/** A site of two folders; the pages that `isRaised` names gain clicks from the planned day on. */
async function plannedSite(database: Database, isRaised: (page: number) => boolean = () => false) {
	let nowMs = (lastReportedDay - plannedAgo) * dayMs + dayMs / 2;
	const { apiKey, app } = await testApp({
		scopes: ['read', 'keywords:write'],
		database,
		now: () => nowMs,
	});
	const site = await reportedSite(database, {
		pages,
		pathOf: (page) => `/${page % 2 === 0 ? 'bread' : 'cake'}/${page}`,
		effect: (page, day) => (isRaised(page) && day > days - plannedAgo ? 1.8 : 1),
	});
	const call = async (path: string, parameters: object = {}) => {
		const response = await app.inject({
			method: 'POST',
			url: `/api/v3/changes/${path}`,
			headers: { authorization: `Bearer ${apiKey}` },
			payload: { site_global_key: site.globalKey, ...parameters },
		});
		return { status: response.statusCode, ...response.json() };
	};
	return { call, goOn: (untilMs: number) => (nowMs = untilMs) };
}

const urlsOf = (some: ChangePlan['changed']) => some.map(({ url }) => url);
const folderOf = (url: string) => url.split('/')[3];

onEachEngine(
	'plans half of the pages by lot, the same again, and says what it shows',
	async (database) => {
		const { call } = await plannedSite(database);
		const plan: ChangePlan = await call('plan');
		expect(plan).toMatchObject({ page_count: 60, usable_count: 60, left_out: [], size: 'half' });
		expect([plan.changed.length, plan.alone.length]).toEqual([30, 30]);
		expect(plan.text).toMatch(/^Change 30 pages and leave 30 alone: a rise of \d+% or more would/);
		const folders = Map.groupBy(urlsOf(plan.changed), folderOf);
		expect([...folders].map(([, urls]) => urls.length)).toEqual([15, 15]);
		expect(await call('plan')).toEqual(plan);
		const [half, quarter] = plan.options;
		expect(half!.visible[0]!.share).toBeLessThan(quarter!.visible[0]!.share!);
		expect(plan.options.find(({ size }) => size === 'all')?.visible[0]?.share).toBeNull();
		const all = await call('plan', { size: 'all' });
		expect(all.text).toContain('nothing to compare with');
		expect(await call('plan', { size: 'most' })).toMatchObject({ status: 400 });
		const bread = await call('plan', { segment: 'folder:/bread/', locale: 'ja' });
		expect(bread).toMatchObject({ page_count: 30, usable_count: 30 });
		expect(bread.text).toContain('トラフィックが少なすぎます');
		expect(bread.goals).toEqual([
			{ share: 0.1, size: null, weeks: null },
			{ share: 0.2, size: null, weeks: null },
		]);
	},
);

onEachEngine(
	'a change made by a plan is judged beside the pages that it kept apart',
	async (database) => {
		const raised = new Set<number>();
		const first = await plannedSite(database);
		const plan: ChangePlan = await first.call('plan');
		for (const url of urlsOf(plan.changed)) raised.add(Number(url.split('/').at(-1)));
		expect(raised.size).toBe(30);
		const note = 'Titles as <b>questions</b>';
		const kept = { note, changed: urlsOf(plan.changed), alone: urlsOf(plan.alone) };
		const outcome = { changed_count: 30, alone_count: 30 };
		expect(await first.call('add_plan', { ...kept, dry_run: true })).toMatchObject(outcome);
		expect((await first.call('plans')).plans).toEqual([]);
		expect(await first.call('add_plan', kept)).toMatchObject(outcome);
		expect((await first.call('plans')).plans).toMatchObject([{ note, made_on: null }]);
		// The pages are taken until the change is made.
		const next = await first.call('plan');
		expect(next).toMatchObject({ usable_count: 0, left_out: [{ reason: 'changed' }] });
		expect(next.text).toContain('60 pages were changed lately or belong to another plan');

		const date = formatDay(lastReportedDay - plannedAgo + 1);
		first.goOn(lastReportedDay * dayMs);
		await first.call('add_changes', { note, date, url: kept.changed });
		expect((await first.call('plans')).plans).toMatchObject([{ note, made_on: date }]);
		const effects: Effects = await first.call('effects');
		// No page ever moved from its position here, as in Discover.
		expect(effects.changes).toMatchObject([
			{ is_planned: true, comparable_pages: 30, position: null },
		]);
		expect(effects.changes[0]?.text).toContain(
			'As planned, beside the 30 pages that were kept apart.',
		);

		expect(await first.call('remove_plan', { note: 'Other' })).toMatchObject({ is_removed: false });
		const gone = { is_removed: true };
		expect(await first.call('remove_plan', { note, dry_run: true })).toMatchObject(gone);
		expect(await first.call('remove_plan', { note })).toMatchObject(gone);
		expect((await first.call('effects')).changes).toMatchObject([{ is_planned: false }]);
	},
);

onEachEngine('refuses plans that nobody could judge', async (database) => {
	const { call } = await plannedSite(database);
	const alone = Array.from({ length: 20 }, (_, at) => `https://bakery.example/bread/${at}`);
	const plan = { note: 'Titles', changed: ['https://bakery.example/cake/1'], alone };
	const refused = async (parameters: object) => {
		const { detail, status } = await call('add_plan', { ...plan, ...parameters });
		expect(status).toBe(400);
		return detail as string;
	};
	expect(await refused({ alone: alone.slice(1) })).toContain('20 to 1000');
	expect(await refused({ changed: [] })).toContain('1 to 1000');
	expect(await refused({ changed: ['bread'] })).toContain('“bread” is not a URL');
	expect(await refused({ changed: ['http://www.bakery.example/bread/3/'] })).toContain(
		'both lists',
	);
	expect(await refused({ note: 'x'.repeat(201) })).toContain('200');
	expect(await refused({ date: 'tomorrow' })).toContain('date');
	expect((await call('plans')).plans).toEqual([]);
});
