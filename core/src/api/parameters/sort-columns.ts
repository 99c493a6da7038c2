import * as z from 'zod/mini';

/** The columns that keywords can be sorted by. */
export const sortColumns = [
	'visits',
	'conversions',
	'revenue',
	'rank',
	'rank_change',
	'search_volume',
	'average_position',
	'impressions',
	'clicks',
	'ctr',
	'keyword',
	'url',
] as const;

export type SortColumn = (typeof sortColumns)[number];

export const sortDirections = ['asc', 'desc'] as const;

export type SortDirection = (typeof sortDirections)[number];

/** Other names of the columns: those in responses, and those that existing clients send. */
const aliases: Readonly<Record<string, SortColumn>> = {
	m_visits: 'visits',
	m_conversions: 'conversions',
	m_revenue: 'revenue',
	keyword_name: 'keyword',
	page_url: 'url',
};

/** A column by its name or an alias of it. */
export function sortColumn(wanted: string) {
	const error = `${wanted} Allowed: ${sortColumns.join(', ')}.`;
	return z
		.pipe(
			z.pipe(
				z.string({ error }),
				z.transform((text) => canonical(text.trim().toLowerCase())),
			),
			z.enum(sortColumns, { error }),
		)
		.check(z.meta({ description: wanted, enum: [...sortColumns, ...Object.keys(aliases)] }));
}

function canonical(name: string): string {
	return Object.hasOwn(aliases, name) ? (aliases[name] ?? name) : name;
}
