import type { Database } from '../../database/open-database.ts';
import type { VisitToFinish } from '../visits/finish-visits.store.ts';
import { urlState } from './url-state.ts';

export interface StoredFailure {
	readonly url: string;
	readonly isStart: boolean;
	/** The first page that links to it; null if none does. */
	readonly linkedFrom: string | null;
	readonly failure: NonNullable<VisitToFinish['failure']>;
}

/** URLs without a page of the site, nearest to the start first. */
export async function storedFailures(
	database: Database,
	crawlId: number,
): Promise<readonly StoredFailure[]> {
	const rows = await database
		.selectFrom('crawl_url')
		.leftJoin('crawl_url as page', (join) =>
			join
				.onRef('page.id', '=', 'crawl_url.from_id')
				.onRef('page.crawl_id', '=', 'crawl_url.crawl_id'),
		)
		.select(['crawl_url.url', 'crawl_url.depth', 'crawl_url.failure', 'page.url as linkedFrom'])
		.where('crawl_url.crawl_id', '=', crawlId)
		.where('crawl_url.state', 'in', [urlState.failed, urlState.elsewhere])
		.where('crawl_url.failure', 'is not', null)
		.orderBy('crawl_url.depth')
		.orderBy('crawl_url.id')
		.execute();
	return rows.map(({ depth, failure, linkedFrom, url }) => ({
		url,
		linkedFrom,
		isStart: depth === 0,
		// We wrote it.
		failure: JSON.parse(failure ?? '') as StoredFailure['failure'],
	}));
}
