import { dayAt } from '../../facts/day.ts';
import { objectOf, textOf } from '../json-values.ts';
import {
	type Source,
	type SourceAccess,
	type SourceCheck,
	SourceError,
	type SyncSummary,
	type SyncWork,
} from '../source.ts';
import { createChromeUxReportApi, type FormFactor, formFactors } from './chrome-ux-report-api.ts';
import { mostClickedPages, storeFieldWeeks } from './field-weeks.store.ts';

/** The key of its connections; it belongs to no search engine. */
export const chromeKey = 'chrome';

/** Google allows 150 requests a minute; with this many pages a sync needs fewer. */
const mostPages = 100;
const recentDays = 28;

/** The experience of Chrome’s users, which Google publishes once a week. */
export const chromeUxReport: Source = {
	name: 'chrome-ux-report',
	title: 'Chrome UX Report',
	// Google publishes on Mondays.
	schedule: '40 7 * * 2',
	feeds: (engineKey) => engineKey === chromeKey,
	check,
	sync,
};

async function sync(work: SyncWork): Promise<SyncSummary> {
	const { database, target, signal, onProgress } = work;
	const { siteId } = target;
	const api = createChromeUxReportApi(work, baseUrlOf(work));
	const sinceDay = dayAt(work.now(), 'UTC') - recentDays;
	const pages = await mostClickedPages(database, siteId, { sinceDay, most: mostPages });
	const origin = URL.parse(pages[0]?.url ?? '')?.origin ?? `https://${work.site.domain}`;
	let stored = 0;
	// Object.keys types the keys as strings, but they are form factors.
	for (const formFactor of Object.keys(formFactors) as FormFactor[]) {
		const weeks = await api.weeksOf({ origin }, formFactor);
		await storeFieldWeeks(database, { siteId, pageId: 0, formFactor }, weeks);
		stored += weeks.length;
	}
	let known = 0;
	for (const [index, { id, url }] of pages.entries()) {
		signal.throwIfAborted();
		const weeks = await api.weeksOf({ url }, 'all');
		await storeFieldWeeks(database, { siteId, pageId: id, formFactor: 'all' }, weeks);
		stored += weeks.length;
		if (weeks.length > 0) known++;
		onProgress({ done: index + 1, total: pages.length, unit: 'pages' });
	}
	return { stored, notes: notesOf(origin, stored, { known, asked: pages.length }) };
}

function notesOf(
	origin: string,
	stored: number,
	{ known, asked }: { readonly known: number; readonly asked: number },
): readonly string[] {
	if (stored === 0) return [`Too few people visit ${origin} with Chrome for Google to report it.`];
	return [`Google reports ${origin}, and ${known} of the ${asked} pages with the most clicks.`];
}

async function check(access: SourceAccess): Promise<SourceCheck> {
	try {
		const api = createChromeUxReportApi(access, baseUrlOf(access));
		// Any origin that always has data proves that the key works.
		await api.weeksOf({ origin: 'https://web.dev' }, 'all');
		return { works: true, detail: 'The key works.' };
	} catch (error) {
		if (!(error instanceof SourceError)) throw error;
		return { works: false, problem: error.message, remedy: error.remedy };
	}
}

function baseUrlOf({ connection }: Pick<SourceAccess, 'connection'>): string | undefined {
	return textOf(objectOf(connection.settings).baseUrl) || undefined;
}
