import type { QueryView } from '@plumbline/core/api';
import { sql } from 'kysely';
import { branded } from '../../rankings/brand/branded.ts';
import type { Sql } from '../../rankings/figures/observations.ts';
import type { QueriesQuestion } from './search-queries.store.ts';

/** The views that a comparison decides. */
export const comparedViews: readonly QueryView[] = ['new', 'lost', 'fell', 'rose'];

/** The condition of a view on a row of `valued`, which is never true for what nobody can know. */
export function inView(view: QueryView, question: QueriesQuestion): Sql {
	return question.unknownViews.has(view) ? sql`1 = 0` : conditions[view](question);
}

const conditions: Readonly<Record<QueryView, (question: QueriesQuestion) => Sql>> = {
	tracked: () => sql`active = 1`,
	new: () => sql`impressions > 0 and impressions_before = 0`,
	lost: () => sql`impressions = 0 and impressions_before > 0`,
	fell: () => sql`clicks < clicks_before`,
	rose: () => sql`clicks > clicks_before`,
	near_first_page: () =>
		sql`position_sum > 10.5 * impressions and position_sum <= 20.5 * impressions`,
	several_pages: ({ series, now }) => sql`valued.keyword_id in (
		select fact.keyword_id from search_page_day as fact
		join page on page.site_id = ${series.siteId} and page.id = fact.page_id
		where fact.site_id = ${series.siteId} and fact.engine_id = ${series.engineId}
			and fact.day between ${now.range.from} and ${now.range.to}
		group by fact.keyword_id
		having count(distinct coalesce(page.same_as_page_id, page.id)) > 1
	)`,
	branded: (question) => sql`valued.keyword_id in (${brandedIds(question)})`,
	other: (question) => sql`valued.keyword_id not in (${brandedIds(question)})`,
};

const brandedIds = ({ brandNames, series }: QueriesQuestion) =>
	sql`select id from keyword where site_id = ${series.siteId} and ${branded(brandNames)}`;
