import type { ExportFigures } from '@plumbline/core';
import apiFetch from '@wordpress/api-fetch';
import type { QueryFigures } from './query-figures.ts';

/** As Google’s Search Analytics answers, and Site Kit passes on; what is not asked by has no keys. */
export interface SiteKitRow extends ExportFigures {
	readonly keys?: readonly string[];
	readonly ctr: number;
}

const path = '/google-site-kit/v1/modules/search-console/data/searchanalytics';
const MOST_QUERIES = 100;
const DAYS = 91;
const dayMs = 86_400_000;

/** What Search Console knows of a page, from Site Kit in this WordPress. */
export async function askSiteKit(url: string, signal: AbortSignal): Promise<QueryFigures> {
	const range = { from: dayBefore(DAYS), to: dayBefore(1) };
	const ask = (parameters: Readonly<Record<string, string>>) => {
		const query = new URLSearchParams({
			url,
			startDate: range.from,
			endDate: range.to,
			...parameters,
		});
		return apiFetch<readonly SiteKitRow[]>({ path: `${path}?${query}`, signal });
	};
	// Queries that few people type are in the total alone.
	const [queries, total] = await Promise.all([
		ask({ dimensions: 'query', limit: String(MOST_QUERIES) }),
		ask({ limit: '1' }),
	]);
	return { ...figuresOf(queries, total), range };
}

export function figuresOf(
	queries: readonly SiteKitRow[],
	[total]: readonly SiteKitRow[],
): Omit<QueryFigures, 'range'> {
	return {
		queriesAreOf: 'page',
		total: total ? figures(total) : null,
		queries: queries
			.flatMap((row) => (row.keys?.[0] ? [{ query: row.keys[0], ...figures(row) }] : []))
			.toSorted((one, other) => other.impressions - one.impressions),
	};
}

const figures = ({ clicks, impressions, position }: ExportFigures): ExportFigures => ({
	clicks,
	impressions,
	position,
});

const dayBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
