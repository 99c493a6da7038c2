import type { ExportFigures, ExportOfPage, ExportRange } from '@plumbline/core';
import { dayMs } from '@plumbline/core/time';
import apiFetch from '@wordpress/api-fetch';

/** A row of Google’s Search Analytics, as Site Kit passes it on; without a dimension, rows have no keys. */
export interface SiteKitRow extends ExportFigures {
	readonly keys?: readonly string[];
	readonly ctr: number;
}

const path = '/google-site-kit/v1/modules/search-console/data/searchanalytics';
const mostQueries = 100;
const dayCount = 91;

/** Search Console's figures of a page, through Site Kit in this WordPress. */
export async function askSiteKit(url: string, signal: AbortSignal): Promise<QueryFigures> {
	const range = { from: dayBefore(dayCount), to: dayBefore(1) };
	const ask = (parameters: Readonly<Record<string, string>>) => {
		const query = new URLSearchParams({
			url,
			startDate: range.from,
			endDate: range.to,
			...parameters,
		});
		return apiFetch<readonly SiteKitRow[]>({ path: `${path}?${query}`, signal });
	};
	// Search Console leaves rare queries out of the list, but counts them in the total.
	const [queries, total] = await Promise.all([
		ask({ dimensions: 'query', limit: String(mostQueries) }),
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

/** Figures of Search Console about a post, from any source. */
export interface QueryFigures extends ExportOfPage {
	/** Null if the days of the figures are unknown. */
	readonly range: ExportRange | null;
}
