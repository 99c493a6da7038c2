import { dayMs } from '@plumbline/core/time';
import { addConversionEvent, conversionEvents } from '../accounts/conversion-events.store.ts';
import { ensureEngine, trackEngine } from '../accounts/engines.store.ts';
import { ensureSite, type Site } from '../accounts/sites.store.ts';
import { addChangesByHand } from '../changes/add-changes.ts';
import type { Database } from '../database/open-database.ts';
import { type Day, dayAt, formatDay } from '../facts/day.ts';
import type { FactTarget } from '../facts/facts.ts';
import { storeFacts } from '../facts/store-facts.ts';
import { addKeywords } from '../keywords/add-keywords.ts';
import { checkKeywords } from '../keywords/check-keywords.ts';
import { ensureGroup } from '../keywords/groups.store.ts';
import { type ChangeDays, type EventIds, reportLagDays, sampleFacts } from './sample-facts.ts';
import { inspectSamplePages } from './sample-inspections.store.ts';
import type { SampleEngine, SampleSite } from './sample-site.ts';

const usualDays = 400;

/** Adds what the sample site lacks up to today; existing data stays. */
export async function refreshSampleSite(
	database: Database,
	accountId: number,
	sample: SampleSite,
	nowMs: number,
): Promise<void> {
	await database.transaction().execute(async (transaction) => {
		const site = await ensureSite(transaction, { accountId, ...settingsOf(sample) });
		// Sites share the engines, so these are written before the data of this site.
		for (const { key } of sample.engines) await ensureEngine(transaction, key);
		await addSampleKeywords(transaction, site, sample, nowMs);
		const eventIds = await addSampleEvents(transaction, site, sample);
		const today = dayAt(nowMs, site.timeZone);
		const changeDays = await daysOfChanges(transaction, site.id, sample, today);
		for (const engine of sample.engines) {
			const engineId = await trackEngine(transaction, site.id, engine.key);
			const target = { siteId: site.id, engineId };
			await addMissingDays(transaction, target, { sample, engine, eventIds, today, changeDays });
		}
		await addSampleChanges(transaction, site, { sample, changeDays, nowMs });
		await inspectSamplePages(transaction, site.id, sample, today * dayMs);
	});
}

function settingsOf({ globalKey, domain, title, timeZone }: SampleSite) {
	return { globalKey, domain, title, timeZone };
}

async function addSampleKeywords(
	transaction: Database,
	{ id: siteId }: Site,
	{ globalKey, keywords }: SampleSite,
	nowMs: number,
): Promise<void> {
	const byGroup = Map.groupBy(keywords, ({ group }) => group);
	for (const [index, [group, members]] of [...byGroup].entries()) {
		await ensureGroup(transaction, siteId, group, `${globalKey}-group-${index + 1}`);
		const { wanted } = checkKeywords(members.map(({ text }) => text));
		await addKeywords(transaction, { siteId, wanted, groups: [group] }, nowMs);
	}
}

async function addSampleEvents(
	transaction: Database,
	{ id: siteId }: Site,
	sample: SampleSite,
): Promise<EventIds> {
	const known = new Map<string, number>();
	for (const { id, alias } of await conversionEvents(transaction, siteId)) known.set(alias, id);
	for (const { name, alias } of sample.conversionEvents) {
		if (known.has(alias)) continue;
		known.set(alias, await addConversionEvent(transaction, { siteId, name, alias }));
	}
	return known;
}

interface Missing {
	readonly sample: SampleSite;
	readonly engine: SampleEngine;
	readonly eventIds: EventIds;
	readonly today: Day;
	readonly changeDays: ChangeDays;
}

async function addMissingDays(
	transaction: Database,
	target: FactTarget,
	{ changeDays, engine, eventIds, sample, today }: Missing,
): Promise<void> {
	const lastDay = (await lastReportedDay(transaction, target)) + reportLagDays;
	const fromDay = Math.max(lastDay + 1, today - (sample.keptDays ?? usualDays) + 1);
	if (fromDay > today) return;
	const facts = sampleFacts(sample, engine, { fromDay, toDay: today }, eventIds, changeDays);
	await storeFacts(transaction, target, facts);
}

/** The days on which the changes were noted, or will be on the first refresh. */
async function daysOfChanges(
	transaction: Database,
	siteId: number,
	{ changes = [] }: SampleSite,
	today: Day,
): Promise<ChangeDays> {
	const noted = await transaction
		.selectFrom('page_change')
		.select((row) => ['note', row.fn.min('day').as('day')])
		.where('site_id', '=', siteId)
		.groupBy('note')
		.execute();
	return new Map([
		...changes.map(({ daysAgo, note }) => [note, today - daysAgo] as const),
		...noted.map(({ day, note }) => [note, Number(day)] as const),
	]);
}

interface SampleChanges {
	readonly sample: SampleSite;
	readonly changeDays: ChangeDays;
	readonly nowMs: number;
}

async function addSampleChanges(
	transaction: Database,
	site: Site,
	{ changeDays, nowMs, sample: { changes = [], domain } }: SampleChanges,
): Promise<void> {
	for (const { note, pages } of changes) {
		const url = pages.map((path) => `https://${domain}${path}`);
		const date = formatDay(changeDays.get(note) ?? 0);
		await addChangesByHand(transaction, site, { url, note, date, rules: [] }, nowMs);
	}
}

/** The last day of data: every engine of a sample site reports each day. */
async function lastReportedDay(
	transaction: Database,
	{ siteId, engineId }: FactTarget,
): Promise<Day> {
	const { day } = await transaction
		.selectFrom('site_search_day')
		.select((row) => row.fn.max('day').as('day'))
		.where('site_id', '=', siteId)
		.where('engine_id', '=', engineId)
		.executeTakeFirstOrThrow();
	return day ?? 0;
}
