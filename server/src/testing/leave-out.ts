import type { Database } from '../database/open-database.ts';
import type { Day } from '../facts/day.ts';

/** Stores the inspection of a day on which Google left the page out, because of its robots meta tag. */
export async function leaveOut(
	database: Database,
	siteId: number,
	{ day, url }: { readonly day: Day; readonly url: string },
): Promise<void> {
	const { id } = await database
		.selectFrom('page')
		.select('id')
		.where('url', '=', url)
		.executeTakeFirstOrThrow();
	await database
		.insertInto('page_inspection')
		.values({
			site_id: siteId,
			page_id: id,
			inspected_ms: day * 86_400_000,
			verdict: 'NEUTRAL',
			coverage_state: 'Excluded by ‘noindex’ tag',
			robots_txt_state: 'ALLOWED',
			indexing_state: 'BLOCKED_BY_META_TAG',
			page_fetch_state: 'SUCCESSFUL',
			google_canonical: '',
			user_canonical: '',
			last_crawl_ms: null,
			rich_results: '',
		})
		.execute();
}
