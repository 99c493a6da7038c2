import type { Day } from '../../facts/day.ts';
import { daysWithoutPages } from '../../facts/days-without-pages.store.ts';
import type { Facts } from '../../facts/facts.ts';
import { storeFacts } from '../../facts/store-facts.ts';
import { noteDayRead, readDays } from '../connection-days.store.ts';
import type { SyncWork } from '../source.ts';
import type { Api } from '../source-http.ts';
import { daysToRead } from './days-to-read.ts';
import { readDay } from './read-day.ts';
import type { ReadSettings } from './settings.ts';
import { readSiteTotals, type SiteTotals } from './site-totals.ts';

type Part = readonly [Day, ...Day[]];

const mostEmptyDays = 100;

/** The groups of days to store together: each day with data by itself, empty days together. */
export function partsOf(days: readonly Day[], filled: { has(day: Day): boolean }): Part[] {
	const parts: [Day, ...Day[]][] = [];
	for (const day of days) {
		const part = parts.at(-1);
		const isEmpty = !filled.has(day) && part !== undefined && !filled.has(part[0]);
		if (isEmpty && part.length < mostEmptyDays) part.push(day);
		else parts.push([day]);
	}
	return parts;
}

export interface SyncedDays {
	readonly stored: number;
	readonly days: number;
	/** Clicks over all days of this run, with and without the queries that Google does not disclose. */
	readonly clicks: { readonly ofSite: number; readonly ofQueries: number };
	readonly firstIncompleteDay: Day | null;
}

interface PartFacts {
	readonly facts: Facts;
	readonly rows: number;
	readonly clicksOfQueries: number;
}

interface Asking {
	readonly api: Api;
	readonly settings: ReadSettings;
	readonly totals: SiteTotals;
}

/** Reads the missing days, newest first; each day is stored whole or not at all. */
export async function syncDays(
	work: SyncWork,
	api: Api,
	settings: ReadSettings,
): Promise<SyncedDays> {
	const nowMs = work.now();
	const days = daysToRead(await completeDays(work, nowMs), nowMs);
	const result = { stored: 0, days: 0, clicks: { ofSite: 0, ofQueries: 0 } };
	const [newest, oldest] = [days[0], days.at(-1)];
	if (newest === undefined || oldest === undefined) return { ...result, firstIncompleteDay: null };
	const totals = await readSiteTotals(api, settings, { fromDay: oldest, toDay: newest });
	for (const part of partsOf(days, totals.byDay)) {
		work.signal.throwIfAborted();
		const { facts, rows, clicksOfQueries } = await readPart({ api, settings, totals }, part);
		await storePart(work, part, facts, totals);
		result.stored += rows;
		result.days += part.length;
		result.clicks.ofSite += part.reduce((sum, day) => sum + clicksOf(totals, day), 0);
		result.clicks.ofQueries += clicksOfQueries;
		work.onProgress({ done: result.days, total: days.length, unit: 'days' });
	}
	return { ...result, firstIncompleteDay: totals.firstIncompleteDay };
}

/** The days that were read; without those that an older version read, which left out the pages. */
async function completeDays({ database, connection, target }: SyncWork, nowMs: number) {
	const read = await readDays(database, connection, nowMs);
	const without = await daysWithoutPages(database, target);
	return read.filter(({ day }) => !without.has(day));
}

/** Lists the days one by one, so that their old rows are deleted. */
const nothing: PartFacts = {
	facts: { search: [], searchPages: [], pageSearch: [], siteSearch: [] },
	rows: 0,
	clicksOfQueries: 0,
};

async function readPart(
	{ api, settings, totals }: Asking,
	[day]: readonly [Day, ...Day[]],
): Promise<PartFacts> {
	const total = totals.byDay.get(day);
	if (total === undefined) return nothing;
	const read = await readDay(api, settings, day);
	const { search, searchPages, pageSearch } = read;
	return {
		facts: { ...read, siteSearch: [{ day, ...total }] },
		rows: search.length + searchPages.length + pageSearch.length + 1,
		clicksOfQueries: search.reduce((sum, { clicks }) => sum + clicks, 0),
	};
}

function clicksOf({ byDay }: SiteTotals, day: Day): number {
	return byDay.get(day)?.clicks ?? 0;
}

/** Stores the days and the note that they were read together, or neither. */
async function storePart(
	{ database, target, connection, now }: SyncWork,
	days: readonly Day[],
	facts: Facts,
	{ firstIncompleteDay }: SiteTotals,
): Promise<void> {
	await database.transaction().execute(async (transaction) => {
		await storeFacts(transaction, target, facts, { replaceDays: days });
		for (const day of days) {
			const read = { day, isFinal: day < firstIncompleteDay, readMs: now() };
			await noteDayRead(transaction, connection, read);
		}
	});
}
