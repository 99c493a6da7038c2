import { dayMs } from '@plumbline/core/time';
import type { Database } from '../database/open-database.ts';
import type { SampleSite } from './sample-site.ts';

const indexed = { verdict: 'PASS', coverage_state: 'Submitted and indexed' };

/** Google’s verdicts on pages that it leaves out. */
const leftOut: Readonly<Record<string, typeof indexed>> = {
	'/wholesale': { verdict: 'NEUTRAL', coverage_state: 'Crawled - currently not indexed' },
	'/bread/gluten-free': {
		verdict: 'NEUTRAL',
		coverage_state: 'Duplicate, Google chose different canonical than user',
	},
};

/** Google’s verdict on each page of the sample site, as an inspection of today would return it. */
export async function inspectSamplePages(
	database: Database,
	siteId: number,
	{ domain, pages }: SampleSite,
	todayMs: number,
): Promise<void> {
	for (const path of Object.keys(pages)) {
		const url = `https://${domain}${path}`;
		const page = await database
			.selectFrom('page')
			.select('id')
			.where('site_id', '=', siteId)
			.where('url', '=', url)
			.executeTakeFirst();
		if (page === undefined) continue;
		const isDuplicate = path === '/bread/gluten-free';
		const inspection = {
			inspected_ms: todayMs,
			...(leftOut[path] ?? indexed),
			robots_txt_state: 'ALLOWED',
			indexing_state: 'INDEXING_ALLOWED',
			page_fetch_state: 'SUCCESSFUL',
			google_canonical: isDuplicate ? `https://${domain}/bread/rye` : url,
			user_canonical: url,
			last_crawl_ms: todayMs - (1 + (path.length % 9)) * dayMs,
			rich_results: '',
		};
		await database
			.insertInto('page_inspection')
			.values({ site_id: siteId, page_id: page.id, ...inspection })
			.onConflict((conflict) => conflict.columns(['site_id', 'page_id']).doUpdateSet(inspection))
			.execute();
	}
}
