import { type Day, dayAt, parseDay } from '../../facts/day.ts';
import type { PageEventFact, PageFact } from '../../facts/facts.ts';
import { urlKey } from '../../facts/url-key.ts';
import type { Api } from '../source-http.ts';
import { type ReportRow, type ReportSubject, runReport } from './run-report.ts';

// The rows of reports as facts. Landing pages that differ only in tracking parameters are one page,
// so they are added up before they are stored.

export const visitDimensions = ['date', 'landingPagePlusQueryString'] as const;
export const visitMetrics = ['sessions'] as const;
export const eventDimensions = ['date', 'landingPagePlusQueryString', 'eventName'] as const;
export const eventMetrics = ['keyEvents', 'totalRevenue'] as const;

export interface VisitFacts {
	readonly pages: readonly PageFact[];
	readonly pageEvents: readonly PageEventFact[];
}

export interface Reports {
	readonly visits: readonly ReportRow[];
	readonly events: readonly ReportRow[];
	/** The domain of the site. */
	readonly domain: string;
	/** Id of the conversion event of each name. */
	readonly eventIds: ReadonlyMap<string, number>;
}

export function visitFacts({ visits, events, domain, eventIds }: Reports): VisitFacts {
	const pages = new Map<string, PageFact>();
	for (const row of visits) {
		const place = placeOf(row, domain);
		if (place === null) continue;
		const key = `${place.day} ${place.key}`;
		const before = pages.get(key)?.visits ?? 0;
		const { url, day } = place;
		pages.set(key, { url, keyword: null, day, visits: before + (row.metrics[0] ?? 0) });
	}
	const pageEvents = new Map<string, PageEventFact>();
	for (const row of events) {
		const place = placeOf(row, domain);
		const eventId = eventIds.get(eventNameOf(row));
		if (place === null || eventId === undefined) continue;
		const key = `${place.day} ${eventId} ${place.key}`;
		pageEvents.set(key, addEvent(pageEvents.get(key), { ...place, eventId, row }));
	}
	return { pages: [...pages.values()], pageEvents: [...pageEvents.values()] };
}

/** Sessions without a known page: `(not set)`, `(other)`. */
export function visitsWithoutPage(visits: readonly ReportRow[], domain: string): number {
	return visits
		.filter(({ dimensions }) => landingUrl(dimensions[1] ?? '', domain) === null)
		.reduce((sum, { metrics }) => sum + (metrics[0] ?? 0), 0);
}

export function eventNameOf({ dimensions }: ReportRow): string {
	return dimensions[2] ?? '';
}

interface Place {
	readonly day: Day;
	readonly url: string;
	readonly key: string;
}

function placeOf({ dimensions }: ReportRow, domain: string): Place | null {
	const [date = '', landingPage = ''] = dimensions;
	const day = parseDay(date.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'));
	const url = landingUrl(landingPage, domain);
	if (day === null || url === null || !isInSite(landingPage, domain)) return null;
	return { day, url, key: urlKey(url) };
}

function addEvent(
	before: PageEventFact | undefined,
	{ day, url, eventId, row }: Place & { readonly eventId: number; readonly row: ReportRow },
): PageEventFact {
	const [conversions = 0, revenue = 0] = row.metrics;
	return {
		url: before?.url ?? url,
		keyword: null,
		day,
		eventId,
		conversions: (before?.conversions ?? 0) + conversions,
		revenueMinor: (before?.revenueMinor ?? 0) + Math.round(revenue * 100),
	};
}

/**
 * The URL of an Analytics landing page, which is a path with its query, without the host. Null if
 * it is not a page: `(not set)`, `(other)`, or empty.
 */
export function landingUrl(landingPage: string, siteDomain: string): string | null {
	if (landingPage === '' || /^\(.*\)$/.test(landingPage)) return null;
	const path = landingPage.startsWith('/') ? landingPage : `/${landingPage}`;
	// If the site is a folder of a host, the path already contains the folder.
	const [host = ''] = siteDomain.split('/');
	return `https://${host}${path}`;
}

/** Whether a path belongs to a site that is a folder of its host. */
export function isInSite(landingPage: string, siteDomain: string): boolean {
	const folder = siteDomain.slice(siteDomain.split('/', 1)[0]?.length ?? 0);
	if (folder === '') return true;
	const [path = ''] = landingPage.split(/[?#]/);
	return path === folder || path.startsWith(`${folder}/`);
}

/** The time zone and currency of a property, from a report on one day, which also proves that it can be read. */
export async function propertyFacts(
	api: Api,
	subject: ReportSubject,
	nowMs: number,
): Promise<{ readonly timeZone: string; readonly currency: string }> {
	const day = dayAt(nowMs, 'UTC') - 2;
	const asked = { dimensions: visitDimensions.slice(0, 1), metrics: visitMetrics };
	const { timeZone, currency } = await runReport(api, subject, {
		...asked,
		fromDay: day,
		toDay: day,
	});
	return { timeZone: timeZone || 'UTC', currency: currency || 'USD' };
}
