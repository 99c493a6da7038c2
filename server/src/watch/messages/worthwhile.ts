import type { Locale } from '@plumbline/core';
import type { Opportunity } from '@plumbline/core/api';
import type { Database } from '../../database/open-database.ts';
import { listOpportunities } from '../../search/opportunities/list-opportunities.ts';
import type { Watch } from '../watches.store.ts';
import { digestAhead, type Moment } from './due-time.ts';
import type { WorthNews } from './news.ts';

/** As many as fit into half an hour. */
const mostPages = 5;
/** Some pages have several reasons. */
const mostReasons = 50;

/** For the weekly digest, on the day before it is sent: the pages with the most clicks to gain. */
export async function worthwhilePages(
	database: Database,
	{ settings, siteId }: Watch,
	moment: Moment,
): Promise<readonly WorthNews[]> {
	if (digestAhead(settings, moment) === null) return [];
	const { account_id: accountId, global_key: globalKey } = await database
		.selectFrom('site')
		.select(['account_id', 'global_key'])
		.where('id', '=', siteId)
		.executeTakeFirstOrThrow();
	const best = await bestPages(database, { accountId, siteId, globalKey }, settings.locale);
	const pages = best.map(({ reason, url }) => ({ url, detail: reason }));
	return pages.length === 0 ? [] : [{ change: 'worthwhile', count: pages.length, pages }];
}

interface WhichSite {
	readonly accountId: number;
	readonly siteId: number;
	readonly globalKey: string;
}

/** The pages with the most clicks to gain, each with its first reason. */
export async function bestPages(
	database: Database,
	{ globalKey, ...owner }: WhichSite,
	locale: Locale,
): Promise<readonly Pick<Opportunity, 'reason' | 'url'>[]> {
	const question = { site_global_key: globalKey, locale, limit: mostReasons, offset: 0 };
	const { answer } = await listOpportunities(database, owner, question);
	const byUrl = Map.groupBy(answer.opportunities, ({ url }) => url);
	return [...byUrl.values()].slice(0, mostPages).map(([first]) => first!);
}
