import type { ClientReport } from '@plumbline/core/api';
import { dayMs } from '@plumbline/core/time';
import { expect, test } from 'vitest';
import { addChangesByHand } from '../changes/add-changes.ts';
import type { Database } from '../database/open-database.ts';
import { formatDay } from '../facts/day.ts';
import { listOpportunities } from '../search/opportunities/list-opportunities.ts';
import { emptyDatabase, onEachEngine } from '../testing/database.ts';
import { lastReportedDay, reportedSite } from '../testing/reported-site.ts';
import { composeReport } from './compose-report.ts';
import { reportFigures } from './report-figures.ts';

type Site = Parameters<typeof reportedSite>[1];

async function report(
	site: Site,
	prepare: (database: Database, siteId: number) => Promise<unknown> = async () => undefined,
): Promise<ClientReport> {
	const database = await emptyDatabase();
	const { accountId, globalKey, siteId } = await reportedSite(database, site);
	await prepare(database, siteId);
	const input = { site_global_key: globalKey };
	return composeReport(await reportFigures(database, { accountId, siteId: null }, input));
}

const sentences = ({ sections }: ClientReport) => sections.flatMap((section) => section.sentences);
const claimed = (one: ClientReport) =>
	sentences(one).filter(({ mark }) => mark === 'better' || mark === 'worse');
const textOf = (one: ClientReport, name: string) =>
	(one.sections.find((section) => section.name === name)?.sentences ?? [])
		.map(({ mark, text }) => `${mark}: ${text}`)
		.join('\n');
const inNewest = (days: number, factor: number) => (day: number) =>
	day >= 64 * 7 - days ? factor : 1;

test('a quiet site yields no claim', async () => {
	const quiet = await report({});
	expect(claimed(quiet)).toEqual([]);
	expect(textOf(quiet, 'moved')).toContain('None of 40 pages moved beyond chance.');
	expect(textOf(quiet, 'why')).toContain('nothing to explain');
	expect(textOf(quiet, 'why')).not.toContain('update');
	expect(quiet.evidence.pages).toEqual([]);
	expect(quiet.evidence.weeks.filter(({ clicks }) => clicks !== null)).toHaveLength(64);
});

test.each([
	['better', 5],
	['worse', 0.1],
] as const)('a page that moved beyond chance is named: %s', async (mark, factor) => {
	const newest = inNewest(28, factor);
	const moved = await report({ effect: (page, day) => (page === 7 ? newest(day) : 1) });
	expect(claimed(moved)).toMatchObject([{ mark, evidence: ['B'] }]);
	expect(moved.evidence.pages).toMatchObject([{ mark, url: 'https://bakery.example/bread/7' }]);
	expect(textOf(moved, 'why')).toContain('/bread/7: no cause is known');
});

test('opportunities lose clicks on the pages that the report names, and on no others', async () => {
	const newest = inNewest(28, 0.1);
	const fallen: string[] = [];
	const effect = (page: number, day: number) => (page < 2 ? newest(day) : 1);
	const moved = await report({ effect }, async (database, siteId) => {
		const site = await database
			.selectFrom('site')
			.select(['account_id as accountId', 'global_key as site_global_key'])
			.where('id', '=', siteId)
			.executeTakeFirstOrThrow();
		const asked = { ...site, kinds: ['decay' as const], limit: 100, offset: 0 };
		const { answer } = await listOpportunities(database, { ...site, siteId: null }, asked);
		fallen.push(...answer.opportunities.map(({ url }) => url));
	});
	expect(fallen).toHaveLength(2);
	expect(moved.evidence.pages.map(({ url }) => url).toSorted()).toEqual(fallen.toSorted());
});

test('an update of Google in one of the two times is named beside what moved, never as its cause', async () => {
	const effect = (_: number, day: number) => inNewest(28, 3)(day);
	const moved = await report({ effect });
	const named = 'unknown: Google’s spam update of September 2026 ran in these days or those before';
	expect(textOf(moved, 'why')).toContain(named);
	expect(textOf(moved, 'why')).not.toContain('August');
	expect(moved.evidence.engine_events.map(({ from }) => from)).toContain('2026-08-18');
	expect(moved.evidence.limits.join()).toContain('updates are known up to October 9, 2026');
	const ofBing = await report({ effect, setup: { engine: 'bing_us' } });
	expect(textOf(ofBing, 'why')).not.toContain('update');
	expect(ofBing.evidence.engine_events).toEqual([]);
});

const released =
	(daysAgo: number) =>
	(database: Database, id: number): Promise<unknown> =>
		addChangesByHand(
			database,
			{ id, timeZone: 'UTC' },
			{ url: [], note: 'Release 2.4', date: formatDay(lastReportedDay - daysAgo), rules: [] },
			lastReportedDay * dayMs,
		);

test('a release of the whole site is listed as done, and judged once four weeks are over', async () => {
	const fresh = await report({}, released(5));
	expect(textOf(fresh, 'done')).toBe('open: “Release 2.4” on November 17, 2026.');
	expect(textOf(fresh, 'worked')).toMatch(/^unknown: “Release 2.4” .* about 5 more weeks/);
});

test('clicks that tripled after a release do not claim that it worked', async () => {
	const newest = inNewest(28, 3);
	const tripled = await report({ effect: (_, day) => newest(day) }, released(34));
	expect(tripled.evidence.changes).toMatchObject([{ answer: 'own_past', page_count: 0 }]);
	expect(textOf(tripled, 'worked')).toMatch(
		/^unknown: “Release 2.4” .* which is more than usual on \d+ earlier days\. Everything else/,
	);
});

test('a step of the whole site is a claim about the site and about none of its pages', async () => {
	const newest = inNewest(28, 3);
	const moved = await report({ effect: (_, day) => newest(day) });
	expect(claimed(moved)).toMatchObject([{ mark: 'better', evidence: ['A'] }]);
	expect(moved.headline).toContain('more than the site usually moves');
	expect(textOf(moved, 'why')).toContain('Nothing that was measured explains');
});

test.each([
	['a short past', { days: 100 }, 'The past is too short'],
	[
		'days without figures',
		{ without: [64 * 7 - 40] },
		'28 days have complete figures here, and 27 then',
	],
	['no figures at all', { days: 0 }, 'No day from'],
] as const)('%s is said, and not judged', async (_, site, text) => {
	const newest = inNewest(28, 4);
	const unknown = await report({ effect: (_page, day) => newest(day), ...site });
	expect(claimed(unknown)).toEqual([]);
	expect(unknown.headline).toContain(text);
	expect(textOf(unknown, 'moved')).toContain('unknown: ');
	expect(unknown.evidence.pages).toEqual([]);
});

test('effects of changes have the sentences of every other screen', async () => {
	const changedOn = 64 * 7 - 50;
	const effect = (page: number, day: number) => (page < 15 && day >= changedOn ? 2.5 : 1);
	const note = async (database: Database, siteId: number) => {
		const url = Array.from({ length: 15 }, (_, page) => `https://bakery.example/bread/${page}`);
		const date = formatDay(lastReportedDay - 49);
		const nowMs = lastReportedDay * dayMs;
		await addChangesByHand(
			database,
			{ id: siteId, timeZone: 'UTC' },
			{ url, date, note: 'New titles', rules: [] },
			nowMs,
		);
	};
	const worked = await report({ effect, pages: 60 }, note);
	const [change] = worked.evidence.changes;
	expect(change?.answer).toBe('more');
	expect(textOf(worked, 'worked')).toBe(`better: ${change?.sentence}`);
	expect(worked.headline).toContain('Of 1 change, 1 brought more clicks');
});

const written: string[] = [];

onEachEngine('both databases give the same report', async (database) => {
	const effect = (page: number, day: number) => (page === 7 ? inNewest(28, 5)(day) : 1);
	const { accountId, globalKey } = await reportedSite(database, { effect, pages: 12 });
	const input = { site_global_key: globalKey };
	const figures = await reportFigures(database, { accountId, siteId: null }, input);
	const one = composeReport(figures);
	written.push(JSON.stringify({ ...one, meta: null }));
	expect(one.evidence.pages).toHaveLength(1);
	expect(new Set(written).size).toBe(1);
});
