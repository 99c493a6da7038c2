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
			return dimension === 'query' ? (shown.query ?? '') : shown.page;
		});
		const name = keys.join('\n');
		const group = groups.get(name);
		const counts = sum(group?.counts ?? noCounts, shown.counts);
		groups.set(name, { keys, counts });
	}
	return [...groups.values()].map(({ keys, counts }) => row(keys, counts, query));
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
