import { isHostOf } from '../../accounts/own-host.ts';
import { rememberPage } from '../../changes/history/remember-page.ts';
import type { Database } from '../../database/open-database.ts';
import type { RememberVisit } from '../visits/visit-url.ts';

/** A crawl of a site adds what changed to the history of its pages; it cannot know the author. */
export async function rememberVisits(
	database: Database,
	siteId: number | null,
): Promise<RememberVisit | null> {
	if (siteId === null) return null;
	const site = await database
		.selectFrom('site')
		.select(['id', 'domain', 'time_zone as timeZone'])
		.where('id', '=', siteId)
		.executeTakeFirst();
	if (site === undefined) return null;
	return async ({ page: { status, url }, result: { digest, report, unjudged } }) => {
		if (digest === undefined || !isHostOf(new URL(url).hostname, [site.domain])) return;
		const seen = { report, digest, status, unjudged };
		await rememberPage(database, { ...seen, site, url, seenMs: Date.now(), madeBy: 'unknown' });
	};
}
