import type { Insertable } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type Day, monthOf, parseDay } from '../../facts/day.ts';
import { urlKey } from '../../facts/url-key.ts';
import type { SiteFacts } from './site-facts.ts';

interface Ids {
	readonly siteId: number;
	readonly engineId: number;
	readonly keywordIds: ReadonlyMap<string, number>;
	/** By `url_key`. */
	readonly pageIds: ReadonlyMap<string, number>;
	readonly eventIds: ReadonlyMap<string, number>;
}

type Rows = { [Table in keyof Schema]?: readonly Insertable<Schema[Table]>[] };

/** The rows of each table, including month sums. */
export function factRows(facts: SiteFacts, ids: Ids) {
	const rows = { ...rankRows(facts, ids), ...searchRows(facts, ids), ...pageRows(facts, ids) };
	// Object.entries loses which rows belong to which table; the tests’ own inserts check it.
	return Object.entries(rows) as [keyof Schema, never[]][];
}

function rankRows({ ranks = [], searchVolumes = [], ...facts }: SiteFacts, ids: Ids): Rows {
	const shown = ranks.filter(({ listing }) => listing);
	const seen = [...ranks, ...(facts.search ?? []), ...(facts.searchPages ?? [])];
	return {
		listing: shown.map(({ listing }, index) => ({
			id: listingId(ids, index),
			site_id: ids.siteId,
			hash: `${index}`,
			title: listing?.title ?? '',
			snippet: listing?.snippet ?? '',
		})),
		rank_day: ranks.map((fact) => ({
			...ofKeyword(ids, fact.keyword),
			day: dayOf(fact.date),
			state: typeof fact.rank === 'number' ? ('r' as const) : fact.rank,
			rank: typeof fact.rank === 'number' ? fact.rank : null,
			checked_depth: fact.depth ?? null,
			page_id: fact.url === undefined ? null : pageId(ids, fact.url),
			listing_id: fact.listing ? listingId(ids, shown.indexOf(fact)) : null,
		})),
		page_keyword: seenPages(seen, ids),
		search_volume: searchVolumes.map(({ date, keyword, volume }) => ({
			...ofKeyword(ids, keyword),
			month: monthOf(dayOf(date)),
			volume,
		})),
	};
}

function seenPages(
	seen: readonly { readonly keyword: string; readonly date: string; readonly url?: string }[],
	ids: Ids,
) {
	const placed = seen.flatMap(({ date, keyword, url }) =>
		url === undefined
			? []
			: [{ ...ofKeyword(ids, keyword), page_id: pageId(ids, url), day: dayOf(date) }],
	);
	const byPair = Map.groupBy(placed, ({ keyword_id, page_id }) => `${keyword_id} ${page_id}`);
	return [...byPair.values()].flatMap((rows) => {
		const days = rows.map(({ day }) => day);
		return rows.slice(0, 1).map(({ day: _, ...row }) => ({
			...row,
			first_day: Math.min(...days),
			last_day: Math.max(...days),
		}));
	});
}

function searchRows(facts: SiteFacts, ids: Ids): Rows {
	const { search = [], searchPages = [], searchPeriods = [] } = facts;
	const days = search.map((fact) => ({
		...ofKeyword(ids, fact.keyword),
		...sums(fact),
		day: dayOf(fact.date),
		days: 1,
		page_id: fact.url === undefined ? null : pageId(ids, fact.url),
	}));
	const monthly = days.map(({ day, days: _, page_id, ...row }) => ({
		...row,
		month: monthOf(day),
	}));
	return {
		search_day: days,
		search_month: added(
			monthly,
			['keyword_id', 'month'],
			['impressions', 'clicks', 'position_sum'],
		),
		search_page_day: searchPages.map((fact) => ({
			...ofKeyword(ids, fact.keyword),
			...sums(fact),
			day: dayOf(fact.date),
			page_id: pageId(ids, fact.url),
		})),
		search_period: searchPeriods.map((fact) => ({
			...ofKeyword(ids, fact.keyword),
			...sums(fact),
			from_day: dayOf(fact.from),
			to_day: dayOf(fact.to),
		})),
	};
}

function pageRows({ conversions = [], visits = [] }: SiteFacts, ids: Ids): Rows {
	const pageDays = visits.map(({ date, keyword = '', url, visits: count }) => ({
		...ofEngine(ids),
		page_id: url === '' ? keywordPageId(ids, keyword) : pageId(ids, url),
		day: dayOf(date),
		visits: count,
	}));
	const eventDays = conversions.map(({ conversions: count, date, event, revenue, url }) => ({
		...ofEngine(ids),
		page_id: pageId(ids, url),
		day: dayOf(date),
		event_id: event === undefined ? 0 : known(ids.eventIds, event),
		conversions: count,
		revenue_minor: Math.round(revenue * 100),
	}));
	const events = eventDays.map(({ day, ...row }) => ({ ...row, month: monthOf(day) }));
	return {
		page_day: pageDays,
		page_month: added(
			pageDays.map(({ day, ...row }) => ({ ...row, month: monthOf(day) })),
			['page_id', 'month'],
			['visits'],
		),
		page_event_day: eventDays,
		page_event_month: added(
			events,
			['page_id', 'month', 'event_id'],
			['conversions', 'revenue_minor'],
		),
	};
}

/** One row per key, with sums. */
function added<Row extends Readonly<Record<string, number>>>(
	rows: readonly Row[],
	key: readonly (keyof Row)[],
	summed: readonly (keyof Row)[],
): readonly Row[] {
	const byKey = Map.groupBy(rows, (row) => key.map((column) => row[column]).join());
	return [...byKey.values()].flatMap((same) =>
		same.slice(0, 1).map((row) => ({
			...row,
			...Object.fromEntries(
				summed.map((column) => [column, same.reduce((sum, one) => sum + (one[column] ?? 0), 0)]),
			),
		})),
	);
}

function sums(fact: {
	readonly impressions: number;
	readonly clicks: number;
	readonly position: number;
}) {
	const { clicks, impressions, position } = fact;
	return { impressions, clicks, position_sum: position * impressions };
}

function ofEngine({ engineId, siteId }: Ids) {
	return { site_id: siteId, engine_id: engineId };
}

function ofKeyword(ids: Ids, keyword: string) {
	return { ...ofEngine(ids), keyword_id: known(ids.keywordIds, keyword) };
}

function pageId({ pageIds }: Ids, url: string): number {
	return known(pageIds, urlKey(url));
}

function keywordPageId({ keywordIds, pageIds }: Ids, keyword: string): number {
	return known(pageIds, `keyword:${known(keywordIds, keyword)}`);
}

function listingId({ siteId }: Ids, index: number): number {
	return siteId * 10_000 + index;
}

function known(ids: ReadonlyMap<string, number>, name: string): number {
	const id = ids.get(name);
	if (id === undefined) throw new Error(`The facts name “${name}”, which is not among them.`);
	return id;
}

function dayOf(date: string): Day {
	const day = parseDay(date);
	if (day === null) throw new Error(`“${date}” is not a date.`);
	return day;
}
