import { type Day, formatDay } from '../../days/day.ts';
import { seeded } from './random.ts';

/** One row of Search Analytics in wire format. */
export interface SearchRow {
	readonly keys: readonly string[];
	readonly clicks: number;
	readonly impressions: number;
	readonly ctr: number;
	readonly position: number;
}

export interface FakeSearchData {
	/** The origin of its pages: `https://www.example.com`. */
	readonly origin: string;
	readonly firstDay: Day;
	/** The newest day with data. */
	readonly lastDay: Day;
	readonly queries: number;
	/** From this day on the figures are incomplete. */
	readonly firstIncompleteDay: Day;
}

export interface SearchQuery {
	readonly fromDay: Day;
	readonly toDay: Day;
	readonly dimensions: readonly string[];
	readonly country: string | null;
	readonly device: string | null;
}

interface Counts {
	readonly impressions: number;
	readonly clicks: number;
	readonly position: number;
}

/** The figures of the property, sorted by clicks as Google does it. */
export function searchRows(data: FakeSearchData, query: SearchQuery): SearchRow[] {
	const rows: SearchRow[] = [];
	const lastDay = Math.min(query.toDay, data.lastDay);
	for (let day = Math.max(query.fromDay, data.firstDay); day <= lastDay; day++) {
		rows.push(...rowsOfDay(data, query, day));
	}
	return rows.sort((one, other) => other.clicks - one.clicks);
}

function rowsOfDay(data: FakeSearchData, query: SearchQuery, day: Day): SearchRow[] {
	const rows: SearchRow[] = [];
	let total: Counts = { impressions: 0, clicks: 0, position: 0 };
	for (let index = 0; index < data.queries; index++) {
		const counts = countsOf(query, day, index);
		if (counts.impressions === 0) continue;
		total = sum(total, counts);
		const pages = query.dimensions.includes('page') ? pagesOf(data, index) : [null];
		for (const [place, page] of pages.entries()) {
			rows.push(row(keysOf(query, day, index, page), behind(counts, place)));
		}
	}
	if (query.dimensions.includes('query')) return rows;
	return total.impressions === 0 ? [] : [row(keysOf(query, day, 0, null), withSecret(total))];
}

function queryText(index: number): string {
	const words = ['sourdough', 'rye bread', 'croissant', 'baguette', '食パン', 'wedding cake'];
	return `${words[index % words.length]} ${Math.floor(index / words.length)}`;
}

function countsOf({ country, device }: SearchQuery, day: Day, index: number): Counts {
	const share = (country === null ? 1 : 0.5) * (device === null ? 1 : 0.4);
	const chance = seeded('day', day, index);
	// Some queries do not occur every day.
	if (chance < 0.15) return { impressions: 0, clicks: 0, position: 0 };
	const impressions = Math.max(1, Math.round(share * (400 / (index + 1) + 3) * (0.5 + chance)));
	const position = 1 + seeded('position', index) * 30 + chance;
	return { impressions, clicks: Math.floor(impressions / (2 + position)), position };
}

/** Every third query shows two pages, and both count. */
function pagesOf({ origin }: FakeSearchData, index: number): string[] {
	const page = `${origin}/page-${index % 40}`;
	return index % 3 === 0 ? [page, `${origin}/blog/${index % 7}?utm_source=feed`] : [page];
}

function behind({ impressions, clicks, position }: Counts, place: number): Counts {
	return place === 0
		? { impressions, clicks, position }
		: { impressions, clicks: 0, position: position + 3 };
}

function sum(one: Counts, other: Counts): Counts {
	const impressions = one.impressions + other.impressions;
	return {
		impressions,
		clicks: one.clicks + other.clicks,
		position: (one.position * one.impressions + other.position * other.impressions) / impressions,
	};
}

/** Rare queries count in the property’s totals only. */
function withSecret({ impressions, clicks, position }: Counts): Counts {
	return { impressions: Math.round(impressions * 1.3), clicks: Math.round(clicks * 1.2), position };
}

function keysOf(
	{ dimensions }: SearchQuery,
	day: Day,
	index: number,
	page: string | null,
): string[] {
	return dimensions.map((dimension) => {
		if (dimension === 'date') return formatDay(day);
		return dimension === 'query' ? queryText(index) : (page ?? '');
	});
}

function row(keys: readonly string[], { impressions, clicks, position }: Counts): SearchRow {
	return { keys, clicks, impressions, ctr: clicks / impressions, position };
}
