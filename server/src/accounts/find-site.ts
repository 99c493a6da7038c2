import type { Database } from '../database/open-database.ts';
import { ExpectedError } from '../process/expected-error.ts';

export interface CallersSite {
	readonly id: number;
	readonly globalKey: string;
	readonly domain: string;
	readonly title: string;
	readonly timeZone: string;
	readonly checkDepth: number;
	/** SERP requests per month; 0 means Search Console only. */
	readonly serpMonthlyCap: number;
}

/**
 * The only place that decides who has access to a site: its own account, and there everyone
 * who is not limited to a different site. For all others the site does not exist.
 */
export async function findSite(
	database: Database,
	{ accountId, siteId }: { readonly accountId: number; readonly siteId: number | null },
	globalKey: string,
): Promise<CallersSite> {
	const site = await database
		.selectFrom('site')
		.select(['id', 'global_key as globalKey', 'domain', 'title', 'time_zone as timeZone'])
		.select(['check_depth as checkDepth', 'serp_monthly_cap as serpMonthlyCap'])
		.where('account_id', '=', accountId)
		.where('global_key', '=', globalKey)
		.$if(siteId !== null, (query) => query.where('id', '=', siteId ?? 0))
		.executeTakeFirst();
	if (site !== undefined) return site;
	const detail =
		'Your account has no site with this site_global_key. /api/v3/account/sites lists its sites.';
	throw new ExpectedError('site_not_found', detail);
}
