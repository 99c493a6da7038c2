import { type Day, formatDay, parseDay } from '../../facts/day.ts';
import type { SearchSums } from '../../facts/facts.ts';
import { listOf, numberOf, objectOf, textOf } from '../json-values.ts';
import type { Api } from '../source-http.ts';
import type { ReadSettings } from './settings.ts';

export type Dimension = 'date' | 'hour' | 'query' | 'page' | 'country' | 'device';

/** One row: a text for each requested dimension, and its figures. */
export interface SearchRow extends SearchSums {
	readonly keys: readonly string[];
}

export interface SearchRows {
	readonly rows: readonly SearchRow[];
	/** From this day on the figures are incomplete; null if Google names no day. */
	readonly firstIncompleteDay: Day | null;
	/** The same for figures by hour. */
	readonly firstIncompleteHourMs: number | null;
}

/** Google’s maximum for one request. */
const rowLimit = 25_000;

export interface SearchAsked {
	readonly fromDay: Day;
	readonly toDay: Day;
	readonly dimensions: readonly Dimension[];
}

/** All rows, page by page. */
export async function readSearchRows(
	api: Api,
	settings: ReadSettings,
	asked: SearchAsked,
): Promise<SearchRows> {
	// Rows that tie may change places between two requests, and appear twice.
	const rows = new Map<string, SearchRow>();
	let firstIncompleteDay: Day | null = null;
	let firstIncompleteHourMs: number | null = null;
	for (let startRow = 0; ; startRow += rowLimit) {
		const answer = await readPage(api, settings, { ...asked, startRow });
		for (const row of answer.rows) rows.set(JSON.stringify(row.keys), row);
		firstIncompleteDay ??= answer.firstIncompleteDay;
		firstIncompleteHourMs ??= answer.firstIncompleteHourMs;
		if (answer.rows.length < rowLimit) {
			return { rows: [...rows.values()], firstIncompleteDay, firstIncompleteHourMs };
		}
	}
}

async function readPage(
	api: Api,
	{ property, filter }: ReadSettings,
	{ fromDay, toDay, dimensions, startRow }: SearchAsked & { readonly startRow: number },
): Promise<SearchRows> {
	const answer = objectOf(
		await api.request({
			path: `/webmasters/v3/sites/${encodeURIComponent(property)}/searchAnalytics/query`,
			json: {
				startDate: formatDay(fromDay),
				endDate: formatDay(toDay),
				dimensions,
				type: filter.type.name,
				dataState: dimensions.includes('hour') ? 'hourly_all' : 'all',
				rowLimit,
				startRow,
				...filterGroups(filter),
			},
		}),
	);
	// Absent, not empty, when there are none.
	return {
		rows: listOf(answer.rows).map(toRow),
		firstIncompleteDay: parseDay(incompleteFrom(answer.metadata, 'date')),
		firstIncompleteHourMs: parseTime(incompleteFrom(answer.metadata, 'hour')),
	};
}

/** Google refuses an empty group. */
function filterGroups({ country, device }: ReadSettings['filter']) {
	const filters = Object.entries({ country, device }).flatMap(([dimension, expression]) =>
		expression === null ? [] : [{ dimension, operator: 'equals', expression }],
	);
	return filters.length === 0 ? {} : { dimensionFilterGroups: [{ groupType: 'and', filters }] };
}

function toRow(value: unknown): SearchRow {
	const { keys, impressions, clicks, position } = objectOf(value);
	const shown = numberOf(impressions);
	return {
		keys: listOf(keys).map(textOf),
		impressions: shown,
		clicks: numberOf(clicks),
		positionSum: numberOf(position) * shown,
	};
}

/** The documentation spells it one way, the client libraries another. */
function incompleteFrom(metadata: unknown, unit: 'date' | 'hour'): string {
	const names = objectOf(metadata);
	const camelCase = unit === 'date' ? 'firstIncompleteDate' : 'firstIncompleteHour';
	return textOf(names[`first_incomplete_${unit}`] ?? names[camelCase]);
}

function parseTime(text: string): number | null {
	const ms = Date.parse(text);
	return Number.isNaN(ms) ? null : ms;
}
