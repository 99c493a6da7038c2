import type { Database } from '../../database/open-database.ts';

export interface FieldRow {
	readonly page_id: number;
	/** Null for the whole origin. */
	readonly url: string | null;
	readonly last_day: number;
	readonly lcp_ms: number | null;
	readonly inp_ms: number | null;
	readonly cls: number | null;
	readonly lcp_good: number | null;
	readonly inp_good: number | null;
	readonly cls_good: number | null;
}

interface Wanted {
	/** 0 for the whole origin. */
	readonly pageIds: readonly number[];
	readonly formFactor: string;
}

/** Page by page, each with its weeks, oldest first. */
export async function fieldRows(
	database: Database,
	siteId: number,
	{ pageIds, formFactor }: Wanted,
): Promise<readonly FieldRow[]> {
	if (pageIds.length === 0) return [];
	return database
		.selectFrom('field_week as week')
		.leftJoin('page', (join) =>
			join.onRef('page.id', '=', 'week.page_id').on('page.site_id', '=', siteId),
		)
		.select(['week.page_id', 'page.url', 'week.last_day', 'week.lcp_ms', 'week.inp_ms'])
		.select(['week.cls', 'week.lcp_good', 'week.inp_good', 'week.cls_good'])
		.where('week.site_id', '=', siteId)
		.where('week.page_id', 'in', [...pageIds])
		.where('week.form_factor', '=', formFactor)
		.orderBy('week.page_id')
		.orderBy('week.last_day')
		.execute();
}
