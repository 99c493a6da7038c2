import { readDays } from '../connection-days.store.ts';
import {
	type Source,
	type SourceAccess,
	type SourceCheck,
	SourceError,
	type SyncSummary,
	type SyncWork,
} from '../source.ts';
import { createAnalyticsApi } from './analytics-api.ts';
import { type ReadSpan, readSpan } from './read-span.ts';
import { propertyFacts } from './report-facts.ts';
import { type ReadSettings, readSettings } from './settings.ts';
import { spansToRead } from './spans-to-read.ts';
import { visitorFilter } from './visitor-filter.ts';

export const googleAnalytics: Source = {
	name: 'google-analytics',
	title: 'Google Analytics',
	schedule: '40 5 * * *',
	feeds: (engineKey) => visitorFilter(engineKey) !== null,
	check,
	sync,
};

async function check(access: SourceAccess): Promise<SourceCheck> {
	try {
		const settings = readSettings(access.connection);
		const api = createAnalyticsApi(access, settings);
		const { timeZone, currency } = await propertyFacts(api, settings, access.now());
		return {
			works: true,
			detail: `Property ${settings.property} can be read; its time zone is ${timeZone} and its currency ${currency}.`,
		};
	} catch (error) {
		if (!(error instanceof SourceError)) throw error;
		return { works: false, problem: error.message, remedy: error.remedy };
	}
}

async function sync(work: SyncWork): Promise<SyncSummary> {
	const settings = readSettings(work.connection);
	const api = createAnalyticsApi(work, settings);
	const read = await readDays(work.database, work.connection, work.now());
	const spans = spansToRead(read, { nowMs: work.now(), timeZone: settings.timeZone });
	const total = spans.reduce((sum, { fromDay, toDay }) => sum + toDay - fromDay + 1, 0);
	const readBefore = read.map(({ day }) => day);
	const done: ReadSpan[] = [];
	let days = 0;
	for (const span of spans) {
		work.signal.throwIfAborted();
		const again = readBefore.filter((day) => day >= span.fromDay && day <= span.toDay);
		done.push(await readSpan(work, api, settings, { ...span, again }));
		days += span.toDay - span.fromDay + 1;
		work.onProgress({ done: days, total, unit: 'days' });
	}
	const stored = done.reduce((sum, each) => sum + each.stored, 0);
	return { stored, notes: notesOf(done, settings) };
}

function notesOf(read: readonly ReadSpan[], settings: ReadSettings): readonly string[] {
	const withoutPage = read.reduce((sum, each) => sum + each.withoutPage, 0);
	return [
		...new Set(read.flatMap(({ caveats }) => caveats)),
		...(withoutPage > 0
			? [`${withoutPage} visits have no landing page and count for no page.`]
			: []),
		...changes(read[0], settings),
	];
}

/** Settings of the property that a person has changed since it was connected. */
function changes(newest: ReadSpan | undefined, settings: ReadSettings): readonly string[] {
	if (newest === undefined) return [];
	const remedy = 'Connect it again, so that all days are read the same way.';
	const changed = (what: string, before: string, now: string) =>
		now === '' || now === before
			? []
			: [`The ${what} of the property changed from ${before} to ${now}. ${remedy}`];
	return [
		...changed('time zone', settings.timeZone, newest.timeZone),
		...changed('currency', settings.currency, newest.currency),
	];
}
