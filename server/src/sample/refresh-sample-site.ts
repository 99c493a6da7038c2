import { dayMs } from '@plumbline/core/time';
import { addConversionEvent, conversionEvents } from '../accounts/conversion-events.store.ts';
import { ensureEngine, trackEngine } from '../accounts/engines.store.ts';
import { ensureSite, type Site } from '../accounts/sites.store.ts';
import type { Database } from '../database/open-database.ts';
import { type Day, dayAt } from '../facts/day.ts';
import type { FactTarget } from '../facts/facts.ts';
import { storeFacts } from '../facts/store-facts.ts';
import { addKeywords } from '../keywords/add-keywords.ts';
import { checkKeywords } from '../keywords/check-keywords.ts';
import { ensureGroup } from '../keywords/groups.store.ts';
import { type EventIds, reportLagDays, sampleFacts } from './sample-facts.ts';
import { inspectSamplePages } from './sample-inspections.store.ts';
import type { SampleEngine, SampleSite } from './sample-site.ts';

const keptDays = 400;

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
		for (const engine of sample.engines) {
			const engineId = await trackEngine(transaction, site.id, engine.key);
			const target = { siteId: site.id, engineId };
			await addMissingDays(transaction, target, { sample, engine, eventIds, today });
		}
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
}

async function addMissingDays(
	transaction: Database,
	target: FactTarget,
	{ sample, engine, eventIds, today }: Missing,
): Promise<void> {
	const lastDay = (await lastReportedDay(transaction, target)) + reportLagDays;
	const fromDay = Math.max(lastDay + 1, today - keptDays + 1);
	if (fromDay > today) return;
	const facts = sampleFacts(sample, engine, { fromDay, toDay: today }, eventIds);
	await storeFacts(transaction, target, facts);
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
