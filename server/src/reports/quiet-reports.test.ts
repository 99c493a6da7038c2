import { dayMs } from '@plumbline/core/time';
import { expect, onTestFinished, test } from 'vitest';
import { addChangesByHand } from '../changes/add-changes.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import { formatDay } from '../facts/day.ts';
import { createRandom } from '../testing/simulated-clicks.ts';
import { type SyncedSite, syncedSite } from '../testing/synced-site.ts';
import { composeReport } from './compose-report.ts';
import { reportFigures } from './report-figures.ts';

const sites = 30;
/** 90 days of reports, one each Thursday. */
const weeks = 13;
const past = 40 * 7;
const firstReport = Date.UTC(2026, 7, 27) / dayMs;
const kind = {
	...{ pages: 40, topics: 4, clicksPerDay: 6, days: past + weeks * 7 },
	firstDay: firstReport - past,
	// Nothing happens in the weeks that reports compare, the first one’s included.
	quietFrom: past - 70,
};

interface Told {
	/** Sentences, and changes that are said to have brought more or fewer clicks. */
	readonly claims: readonly string[];
	readonly judgedSites: number;
	readonly judgedChanges: number;
}

/** A quarter of weekly reports on changes that brought nothing. */
async function quarter(database: Database, site: SyncedSite): Promise<readonly Told[]> {
	await site.sync(firstReport);
	await noteChanges(database, site);
	const told: Told[] = [];
	for (let week = 0; week < weeks; week++) {
		await site.sync(firstReport + 7 * week);
		const caller = { accountId: site.accountId, siteId: null };
		const input = { site_global_key: site.globalKey, days: 7 };
		const report = composeReport(await reportFigures(database, caller, input));
		const claimed = report.sections.flatMap(({ name, sentences }) =>
			sentences
				.filter(({ mark }) => mark === 'better' || mark === 'worse')
				// The range of a change grows narrower from week to week; the claim is the same.
				.map(({ mark, text }) => `${mark} ${name === 'worked' ? text.split(':')[0] : text}`),
		);
		told.push({
			claims: claimed,
			judgedSites: report.sections[0]?.sentences[0]?.mark === 'unknown' ? 0 : 1,
			judgedChanges: report.evidence.changes.filter(({ chance }) => chance !== null).length,
		});
	}
	return told;
}

/** One page, ten that had fallen, a folder and a release: as people choose them. */
async function noteChanges(database: Database, { pages, siteId, url }: SyncedSite): Promise<void> {
	const shown = [...pages.keys()].filter((page) => pages[page]!.born < past - 28);
	const sum = (page: number, from: number) =>
		pages[page]!.clicks.subarray(from, from + 28).reduce((all, count) => all + count, 3);
	const rise = (page: number) => sum(page, past - 28) / sum(page, past - 56);
	const fallen = shown.toSorted((one, other) => rise(one) - rise(other)).slice(0, 10);
	const changes = [
		{ note: 'One title', pages: shown.slice(0, 1), after: 1 },
		{ note: 'Ten titles', pages: fallen, after: 2 },
		{ note: 'A folder', pages: shown.filter((page) => pages[page]!.topic === 'topic-1'), after: 5 },
		{ note: 'A release', pages: [], after: 9 },
	];
	for (const { after, note, pages: changed } of changes) {
		const date = formatDay(firstReport + after);
		const wanted = { url: changed.map(url), note, date, rules: [] };
		await addChangesByHand(
			database,
			{ id: siteId, timeZone: 'UTC' },
			wanted,
			(firstReport + after) * dayMs,
		);
	}
}

test('weekly reports of 90 quiet days have less than one false sentence a site and year', async () => {
	const database = await openDatabase('sqlite::memory:');
	onTestFinished(() => database.destroy());
	const random = createRandom(30);
	const claims: string[] = [];
	const judged = { sites: 0, changes: 0 };
	for (let at = 0; at < sites; at++) {
		const name = `bakery-${at}`;
		const told = await quarter(database, await syncedSite(database, { ...kind, name }, random));
		claims.push(...new Set(told.flatMap((one) => one.claims)));
		judged.sites += told.reduce((sum, one) => sum + one.judgedSites, 0);
		judged.changes += told.at(-1)?.judgedChanges ?? 0;
	}
	const years = (sites * weeks * 7) / 365;
	expect(claims.length / years, claims.join('\n')).toBeLessThan(1);
	expect(judged.sites).toBe(sites * weeks);
	expect(judged.changes).toBeGreaterThan(2 * sites);
}, 300_000);
