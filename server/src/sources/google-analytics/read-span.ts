import type { Day } from '../../days/day.ts';
import { storeFacts } from '../../facts/store-facts.ts';
import { noteDayRead } from '../connection-days.store.ts';
import type { SyncWork } from '../source.ts';
import type { Api } from '../source-http.ts';
import { eventIdsFor } from './key-events.ts';
import {
	type DayFacts,
	eventDimensions,
	eventMetrics,
	eventNameOf,
	factsByDay,
	visitDimensions,
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
	/** Sessions of pages that cannot be told. */
	readonly withoutPage: number;
	/** As the property has them now. */
	readonly timeZone: string;
	readonly currency: string;
}

/** Reads some days in one go and stores them one by one, newest first. */
export async function readSpan(
	work: SyncWork,
	api: Api,
	settings: ReadSettings,
	span: Span,
): Promise<ReadSpan> {
	const { database, site } = work;
	const visits = await runReport(api, settings, {
		...span,
		dimensions: visitDimensions,
		metrics: visitMetrics,
	});
	const events = await runReport(api, settings, {
		...span,
		dimensions: eventDimensions,
		metrics: eventMetrics,
		onlyWithValues: true,
	});
	const eventIds = await eventIdsFor(database, site.id, new Set(events.rows.map(eventNameOf)));
	const reports = { visits: visits.rows, events: events.rows, domain: site.domain, eventIds };
	const { timeZone, currency } = visits;
	return {
		stored: await storeDays(work, settings, span, factsByDay(reports)),
		caveats: [...visits.caveats, ...events.caveats],
		withoutPage: visitsWithoutPage(visits.rows, site.domain),
		timeZone,
		currency,
	};
}

async function storeDays(
	{ database, target, connection, now, signal }: SyncWork,
	{ timeZone }: ReadSettings,
	{ fromDay, toDay }: Span,
	facts: ReadonlyMap<Day, DayFacts>,
): Promise<number> {
	let stored = 0;
	for (let day = toDay; day >= fromDay; day--) {
		signal.throwIfAborted();
		const { pages = [], pageEvents = [] } = facts.get(day) ?? {};
		await storeFacts(database, target, { pages, pageEvents });
		const readMs = now();
		await noteDayRead(database, connection, {
			day,
			isFinal: isFinalNow(day, readMs, timeZone),
			readMs,
		});
		stored += pages.length + pageEvents.length;
	}
	return stored;
}
