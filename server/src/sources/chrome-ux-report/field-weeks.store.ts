import type { Database } from '../../database/open-database.ts';
import type { FormFactor } from './chrome-ux-report-api.ts';
import type { FieldWeek } from './field-weeks.ts';

interface Subject {
	readonly siteId: number;
	/** 0 for the whole origin. */
	readonly pageId: number;
	readonly formFactor: FormFactor;
}

/** Stores the weeks; those that were stored before are replaced. */
export async function storeFieldWeeks(
	database: Database,
	{ siteId, pageId, formFactor }: Subject,
	weeks: readonly FieldWeek[],
): Promise<void> {
	await database.transaction().execute(async (transaction) => {
		for (const { lastDay, lcp, inp, cls } of weeks) {
			const figures = {
				lcp_ms: lcp.p75,
				inp_ms: inp.p75,
				cls: cls.p75,
				lcp_good: lcp.good,
				inp_good: inp.good,
				cls_good: cls.good,
			};
			await transaction
				.insertInto('field_week')
				.values({
					site_id: siteId,
					page_id: pageId,
					form_factor: formFactor,
					last_day: lastDay,
					...figures,
				})
				.onConflict((conflict) =>
					conflict.columns(['site_id', 'page_id', 'form_factor', 'last_day']).doUpdateSet(figures),
				)
				.execute();
		}
	});
}

export interface BusyPage {
	readonly id: number;
	readonly url: string;
}

/** The pages with the most clicks from search in the newest days, on any engine. */
export async function mostClickedPages(
	database: Database,
	siteId: number,
	{ sinceDay, most }: { readonly sinceDay: number; readonly most: number },
): Promise<readonly BusyPage[]> {
	return database
		.selectFrom('page_search_day as fact')
		.innerJoin('page', 'page.id', 'fact.page_id')
		.innerJoin('site_engine', 'site_engine.engine_id', 'fact.engine_id')
		.select(['page.id', 'page.url'])
		.where('fact.site_id', '=', siteId)
		.where('page.site_id', '=', siteId)
		.where('site_engine.site_id', '=', siteId)
		.where('fact.day', '>=', sinceDay)
		.groupBy(['page.id', 'page.url'])
		.orderBy(({ fn }) => fn.sum('fact.clicks'), 'desc')
		.orderBy('page.id')
		.limit(most)
		.execute();
}
