import { type Day, formatDay } from '../../facts/day.ts';
import { type FakeCounts, noCounts, shownOn } from './shown-queries.ts';

/** One row of Search Analytics in wire format. */
export interface SearchRow {
	readonly keys: readonly string[];
	readonly clicks: number;
	readonly impressions: number;
	readonly ctr: number;
	/** Absent where Google knows no positions. */
	readonly position?: number;
}

export interface FakeSearchData {
	/** The origin of its pages: `https://www.example.com`. */
	readonly origin: string;
	readonly firstDay: Day;
	/** The newest day with data. */
	readonly lastDay: Day;
	readonly queries: number;
	/** The pages that the queries share. */
	readonly pages: number;
	/** The kinds of results that show the site. */
	readonly types: readonly string[];
	/** From this day on the figures are incomplete. */
	readonly firstIncompleteDay: Day;
	/** Google adds clicks to a day until it is this old; 0 for figures that never change. */
	readonly correctedDays: number;
	/** A page that gets more clicks and impressions from a day on. */
	readonly lift?: { readonly page: string; readonly fromDay: Day; readonly factor: number };
}

export interface SearchQuery {
	readonly fromDay: Day;
	readonly toDay: Day;
	readonly dimensions: readonly string[];
	readonly country: string | null;
	readonly device: string | null;
	readonly type: string;
	/** The day of the request, in California. */
	readonly today: Day;
}

/** The figures of the property, sorted by clicks as Google does it. */
export function searchRows(data: FakeSearchData, query: SearchQuery): SearchRow[] {
	const rows: SearchRow[] = [];
	const byHour = query.dimensions.includes('hour');
	// The current day has figures by hour, but none for the whole day yet.
	const newest = byHour ? data.lastDay + 1 : data.lastDay;
	const lastDay = Math.min(query.toDay, newest);
	for (let day = Math.max(query.fromDay, data.firstDay); day <= lastDay; day++) {
		rows.push(...(byHour ? hoursOfDay(data, query, day) : rowsOfDay(data, query, day)));
	}
	return rows.sort((one, other) => other.clicks - one.clicks);
}

/** Queries that Google does not disclose count wherever no query is asked for. */
function rowsOfDay(data: FakeSearchData, query: SearchQuery, day: Day): SearchRow[] {
	const byQuery = query.dimensions.includes('query');
	const byPage = query.dimensions.includes('page');
	const date = formatDay(day);
	const groups = new Map<string, { keys: readonly string[]; counts: FakeCounts }>();
	for (const shown of shownOn(data, query, day)) {
		if (byQuery && shown.query === null) continue;
		if (!byPage && shown.place > 0) continue;
		const keys = query.dimensions.map((dimension) => {
			if (dimension === 'date') return date;
			if (dimension === 'query') return shown.query ?? '';
			return dimension === 'page' ? shown.page : '';
		});
		const name = keys.join('\n');
		const group = groups.get(name);
		const counts = sum(group?.counts ?? noCounts, shown.counts);
		groups.set(name, { keys, counts });
	}
	return [...groups.values()].flatMap(({ keys, counts }) =>
		splitOf(counts, query).map(({ names, counts }) => {
			const named = query.dimensions.map((dimension, place) => names[dimension] ?? keys[place]!);
			return row(named, counts, query);
		}),
	);
}

/** Of 20 searches, those by country and device. Google does not know every country. */
const searchers = [
	['usa', 'MOBILE', 6],
	['usa', 'DESKTOP', 3],
	['usa', 'TABLET', 1],
	['jpn', 'MOBILE', 5],
	['jpn', 'DESKTOP', 1],
	['deu', 'DESKTOP', 2],
	['xkk', 'MOBILE', 1],
	['zzz', 'MOBILE', 1],
] as const;

interface SplitCounts {
	readonly names: Readonly<Record<string, string>>;
	readonly counts: FakeCounts;
}

/** The same figures by country and device to the last click, if the request wants that. */
function splitOf(counts: FakeCounts, query: SearchQuery): SplitCounts[] {
	const { country, device, dimensions } = query;
	const [byCountry, byDevice] = [dimensions.includes('country'), dimensions.includes('device')];
	if (!byCountry && !byDevice) return [{ names: {}, counts }];
	const shown = searchers.filter(
		([of, on]) => (country === null || of === country) && (device === null || on === device),
	);
	const all = shown.reduce((sum, [, , share]) => sum + share, 0);
	const groups = new Map<string, SplitCounts>();
	let before = 0;
	for (const [of, on, share] of shown) {
		const part = (count: number) =>
			Math.floor((count * (before + share)) / all) - Math.floor((count * before) / all);
		const { impressions, clicks, position } = counts;
		const own = { impressions: part(impressions), clicks: part(clicks), position };
		before += share;
		const names = { ...(byCountry && { country: of }), ...(byDevice && { device: on }) };
		const key = JSON.stringify(names);
		groups.set(key, { names, counts: sum(groups.get(key)?.counts ?? noCounts, own) });
	}
	return [...groups.values()].filter(({ counts }) => counts.impressions > 0);
}

/** The total of the day, spread over its hours to the last click. */
function hoursOfDay(data: FakeSearchData, query: SearchQuery, day: Day): SearchRow[] {
	const [total] = rowsOfDay(data, { ...query, dimensions: ['date'] }, day);
	if (total === undefined) return [];
	const share = (count: number, hour: number) => Math.floor((count + hour) / 24);
	return Array.from({ length: 24 }, (_, hour) => {
		const impressions = share(total.impressions, hour);
		const counts = {
			impressions,
			clicks: share(total.clicks, hour),
			position: total.position ?? 0,
		};
		const start = `${formatDay(day)}T${String(hour).padStart(2, '0')}:00:00-08:00`;
		return row([start], counts, query);
	}).filter(({ impressions }) => impressions > 0);
}

function sum(one: FakeCounts, other: FakeCounts): FakeCounts {
	const impressions = one.impressions + other.impressions;
	const positions = one.position * one.impressions + other.position * other.impressions;
	return {
		impressions,
		clicks: one.clicks + other.clicks,
		position: impressions === 0 ? 0 : positions / impressions,
	};
}

const withoutPositions = new Set(['discover', 'googleNews']);

function row(keys: readonly string[], counts: FakeCounts, { type }: SearchQuery): SearchRow {
	const { impressions, clicks, position } = counts;
	const ctr = clicks / impressions;
	const figures = { keys, clicks, impressions, ctr };
	return withoutPositions.has(type) ? figures : { ...figures, position };
}
