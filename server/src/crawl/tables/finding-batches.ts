import type { Database } from '../../database/open-database.ts';
import { pageIdBatches } from './page-id-batches.ts';

/** The findings of a crawl in the order of its pages, those of some hundred pages at a time. */
export async function* findingBatches(database: Database, crawlId: number) {
	for await (const ids of pageIdBatches(database, crawlId)) {
		yield await database
			.selectFrom('crawl_finding')
			.select(['url_id', 'rule', 'severity', 'count', 'data'])
			.where('crawl_id', '=', crawlId)
			.where('url_id', '>=', ids.at(0) ?? 0)
			.where('url_id', '<=', ids.at(-1) ?? 0)
			.orderBy('url_id')
			.orderBy('rule')
			.execute();
	}
}
