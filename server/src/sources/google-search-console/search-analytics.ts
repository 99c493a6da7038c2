import { type Day, formatDay, parseDay } from '../../days/day.ts';
import type { SearchSums } from '../../facts/facts.ts';
import { listOf, numberOf, objectOf, textOf } from '../json-values.ts';
import type { Api } from '../source-http.ts';
import type { ReadSettings } from './settings.ts';

export type Dimension = 'date' | 'query' | 'page';

/** One row: a text for each requested dimension, and its figures. */
export interface SearchRow extends SearchSums {
	readonly keys: readonly string[];
}

export interface SearchRows {
	readonly rows: readonly SearchRow[];
	/** From this day on the figures are incomplete; null if Google names no day. */
	readonly firstIncompleteDay: Day | null;
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
	for (let startRow = 0; ; startRow += rowLimit) {
		const answer = await readPage(api, settings, { ...asked, startRow });
		for (const row of answer.rows) rows.set(JSON.stringify(row.keys), row);
		firstIncompleteDay ??= answer.firstIncompleteDay;
		if (answer.rows.length < rowLimit) return { rows: [...rows.values()], firstIncompleteDay };
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
				type: 'web',
				dataState: 'all',
				rowLimit,
				startRow,
				dimensionFilterGroups: [{ groupType: 'and', filters: filters(filter) }],
			},
		}),
	);
	// Absent, not empty, when there are none.
	return {
		rows: listOf(answer.rows).map(toRow),
		firstIncompleteDay: incompleteFrom(answer.metadata),
	};
}

function filters({ country, device }: ReadSettings['filter']) {
	const byCountry = { dimension: 'country', operator: 'equals', expression: country };
	const byDevice = { dimension: 'device', operator: 'equals', expression: device };
	return device === null ? [byCountry] : [byCountry, byDevice];
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
function incompleteFrom(metadata: unknown): Day | null {
	const { first_incomplete_date, firstIncompleteDate } = objectOf(metadata);
	return parseDay(textOf(first_incomplete_date ?? firstIncompleteDate));
}
