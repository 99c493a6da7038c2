import { addConversionEvent, eventIdsByAlias } from '../../accounts/conversion-events.store.ts';
import type { Database } from '../../database/open-database.ts';
import type { Day } from '../../facts/day.ts';
import { storeFacts } from '../../facts/store-facts.ts';
import { noteDayRead } from '../connection-days.store.ts';
import type { SyncWork } from '../source.ts';
import type { Api } from '../source-http.ts';
import {
	eventDimensions,
	eventMetrics,
	eventNameOf,
	type VisitFacts,
	visitDimensions,
	visitFacts,
	visitMetrics,
	visitsWithoutPage,
} from './report-facts.ts';
import { runReport } from './run-report.ts';
import type { ReadSettings } from './settings.ts';
import { isFinalNow, type Span } from './spans-to-read.ts';

export interface ReadSpan {
	/** Rows that were stored. */
	readonly stored: number;
	readonly caveats: readonly string[];
	/** Sessions without a known page. */
	readonly withoutPage: number;
	/** The property’s current settings. */
	readonly timeZone: string;
	readonly currency: string;
}

interface SpanToRead extends Span {
	/** Days that were read before: some of their rows may be gone. */
	readonly again: readonly Day[];
}

/** Reads a few days in one request, and stores them together with the note that they were read: all or nothing. */
export async function readSpan(
	work: SyncWork,
	api: Api,
	settings: ReadSettings,
	span: SpanToRead,
): Promise<ReadSpan> {
	const { database, site } = work;
	const { fromDay, toDay } = span;
	const visits = await runReport(api, settings, {
		fromDay,
		toDay,
		dimensions: visitDimensions,
		metrics: visitMetrics,
	});
	const events = await runReport(api, settings, {
		fromDay,
		toDay,
		dimensions: eventDimensions,
		metrics: eventMetrics,
		onlyWithValues: true,
	});
	const eventIds = await eventIdsFor(database, site.id, new Set(events.rows.map(eventNameOf)));
	const reports = { visits: visits.rows, events: events.rows, domain: site.domain, eventIds };
	const { timeZone, currency } = visits;
	return {
		stored: await storeSpan(work, settings, span, visitFacts(reports)),
		caveats: [...visits.caveats, ...events.caveats],
		withoutPage: visitsWithoutPage(visits.rows, site.domain),
		timeZone,
		currency,
	};
}

async function storeSpan(
	{ database, target, connection, now }: SyncWork,
	{ timeZone }: ReadSettings,
	{ fromDay, toDay, again }: SpanToRead,
	facts: VisitFacts,
): Promise<number> {
	const readMs = now();
	return database.transaction().execute(async (transaction) => {
		const { rows } = await storeFacts(transaction, target, facts, {
			now,
			replacePageDays: again,
		});
		for (let day = fromDay; day <= toDay; day++) {
			const isFinal = isFinalNow(day, readMs, timeZone);
			await noteDayRead(transaction, connection, { day, isFinal, readMs });
		}
		return rows;
	});
}

/**
 * The id of the site’s conversion event for each name that Analytics uses. New names become new
 * events; an event that a person has named keeps its name.
 */
async function eventIdsFor(
	database: Database,
	siteId: number,
	names: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
	const ids = await eventIdsByAlias(database, siteId);
	for (const name of names) {
		if (name === '' || ids.has(name)) continue;
		ids.set(name, await addConversionEvent(database, { siteId, name, alias: name }));
	}
	return ids;
}
