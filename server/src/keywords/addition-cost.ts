import { sql } from 'kysely';
import type { CallersSite } from '../accounts/find-site.ts';
import type { Database } from '../database/open-database.ts';
import { dayAt, monthOf } from '../days/day.ts';
import type { AddedKeyword } from './add-keywords.ts';

const resultsAPage = 10;

/** What the keywords will cost in requests that are paid for. Nothing, while the site has no budget for them. */
export async function additionCost(
	database: Database,
	site: CallersSite,
	keywords: readonly AddedKeyword[],
	nowMs: number,
) {
	const added = keywords.filter(({ status }) => status !== 'exists').length;
	const engines = site.serpMonthlyCap === 0 ? 0 : await activeEngines(database, site.id);
	const pages = Math.ceil(site.checkDepth / resultsAPage);
	return {
		new_active_keywords: added,
		serp_requests_per_check: added * engines * pages,
		serp_monthly_cap: site.serpMonthlyCap,
		serp_requests_this_month: await requestsThisMonth(database, site, nowMs),
	};
}

async function activeEngines(database: Database, siteId: number): Promise<number> {
	const { engines } = await database
		.selectFrom('site_engine')
		.select(sql<number>`count(*)`.as('engines'))
		.where('site_id', '=', siteId)
		.where('active', '=', 1)
		.executeTakeFirstOrThrow();
	return Number(engines);
}

async function requestsThisMonth(
	database: Database,
	{ id, timeZone }: CallersSite,
	nowMs: number,
): Promise<number> {
	const { requests } = await database
		.selectFrom('serp_spend')
		.select(sql<number | null>`sum(requests)`.as('requests'))
		.where('site_id', '=', id)
		.where('month', '=', monthOf(dayAt(nowMs, timeZone)))
		.executeTakeFirstOrThrow();
	return Number(requests ?? 0);
}
