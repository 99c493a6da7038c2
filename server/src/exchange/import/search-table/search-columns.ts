/** The columns of tables from Search Console that others wrote: BigQuery, Sheets, Looker Studio. */
const columnsByName = {
	date: 'day',
	data_date: 'day',
	day: 'day',
	query: 'query',
	keyword: 'query',
	search_query: 'query',
	page: 'page',
	url: 'page',
	landing_page: 'page',
	clicks: 'clicks',
	url_clicks: 'clicks',
	impressions: 'impressions',
	position: 'position',
	average_position: 'position',
	avg_position: 'position',
	sum_top_position: 'positionSum',
	sum_position: 'positionSum',
	country: 'country',
	device: 'device',
	device_category: 'device',
	search_type: 'type',
	is_anonymized_query: 'anonymized',
	site_url: 'property',
} as const;

export type SearchColumn = (typeof columnsByName)[keyof typeof columnsByName];

export type SearchColumns = ReadonlyMap<SearchColumn, number>;

/** Null for a table that has neither figures of queries, nor of pages by day. */
export function searchColumns(heads: readonly string[]): SearchColumns | null {
	const columns = new Map<SearchColumn, number>();
	for (const [index, head] of heads.entries()) {
		const column = searchColumn(head);
		if (column !== null && !columns.has(column)) columns.set(column, index);
	}
	if (!columns.has('clicks') || !columns.has('impressions')) return null;
	const hasTotals = columns.has('query') && !columns.has('page');
	const hasDays = columns.has('day') && (columns.has('query') || columns.has('page'));
	return hasDays || hasTotals ? columns : null;
}

function searchColumn(head: string): SearchColumn | null {
	const name = head
		.trim()
		.toLowerCase()
		.replace(/[\s._-]+/g, '_');
	const columns: ReadonlyMap<string, SearchColumn> = new Map(Object.entries(columnsByName));
	return columns.get(name) ?? null;
}
