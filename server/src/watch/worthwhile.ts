import type { Database } from '../database/open-database.ts';
import { listOpportunities } from '../search/opportunities/list-opportunities.ts';
import { dueTime } from './due-time.ts';
import type { WorthNews } from './news.ts';
import type { Watch } from './watches.store.ts';

const dayMs = 86_400_000;
/** As many as fit into half an hour. */
const mostPages = 5;
/** Some pages have several reasons. */
const mostReasons = 50;

/** For the weekly digest, on the day before it is sent: the pages with the most clicks to gain. */
export async function worthwhilePages(
	database: Database,
	{ settings, siteId }: Watch,
	{ nowMs, timeZone }: { readonly nowMs: number; readonly timeZone: string },
): Promise<readonly WorthNews[]> {
	if (settings.tell !== 'weekly' || dueTime(settings, nowMs, timeZone) > nowMs + dayMs) return [];
	const { account_id: accountId, global_key: key } = await database
		.selectFrom('site')
		.select(['account_id', 'global_key'])
		.where('id', '=', siteId)
		.executeTakeFirstOrThrow();
	const { answer } = await listOpportunities(
		database,
		{ accountId, siteId },
		{ site_global_key: key, locale: settings.locale, limit: mostReasons, offset: 0 },
	);
	const byUrl = Map.groupBy(answer.opportunities, ({ url }) => url);
	const pages = [...byUrl.values()]
		.slice(0, mostPages)
		.map(([first]) => ({ url: first!.url, detail: first!.reason }));
	return pages.length === 0 ? [] : [{ change: 'worthwhile', count: pages.length, pages }];
}
