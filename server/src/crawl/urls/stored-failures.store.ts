import type { Database } from '../../database/open-database.ts';
import type { VisitToFinish } from '../visits/finish-visits.store.ts';
import { urlState } from './url-state.ts';

export interface StoredFailure {
	readonly url: string;
	readonly isStart: boolean;
	readonly failure: NonNullable<VisitToFinish['failure']>;
}

/** URLs without a page of the site, nearest to the start first. */
export async function storedFailures(
	database: Database,
	crawlId: number,
): Promise<readonly StoredFailure[]> {
	const rows = await database
		.selectFrom('crawl_url')
		.select(['url', 'depth', 'failure'])
		.where('crawl_id', '=', crawlId)
		.where('state', 'in', [urlState.failed, urlState.elsewhere])
		.where('failure', 'is not', null)
		.orderBy('depth')
		.orderBy('id')
		.execute();
	return rows.map(({ depth, failure, url }) => ({
		url,
		isStart: depth === 0,
		// We wrote it.
		failure: JSON.parse(failure ?? '') as StoredFailure['failure'],
	}));
}
