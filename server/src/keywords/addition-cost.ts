import type { CallersSite } from '../accounts/find-site.ts';
import type { Database } from '../database/open-database.ts';
import { dayAt, monthOf } from '../facts/day.ts';
import { keywordCost } from '../sources/serp/spending/keyword-cost.ts';
import { spentIn } from '../sources/serp/spending/spend.store.ts';
import type { AddedKeyword } from './add-keywords.ts';

/** The paid requests that the keywords will cost. Nothing while the site has no budget for them. */
export async function additionCost(
	database: Database,
	site: CallersSite,
	keywords: readonly AddedKeyword[],
	nowMs: number,
) {
	const added = keywords.filter(({ status }) => status !== 'exists').length;
	const paidFor = site.serpMonthlyCap === 0 ? 0 : added;
	const cost = await keywordCost(database, site, paidFor);
	const month = monthOf(dayAt(nowMs, site.timeZone));
	const spent = await spentIn(database, { siteId: site.id, month });
	return {
		new_active_keywords: added,
		serp_requests_per_check: cost.requests,
		serp_cost_usd_per_check: cost.costMicros / 1_000_000,
		serp_monthly_cap: site.serpMonthlyCap,
		serp_requests_this_month: spent.reduce((sum, { requests }) => sum + requests, 0),
	};
}
