import type { Database } from '../database/open-database.ts';
import { leaseMs } from './urls/lease-urls.store.ts';

interface CrawlLease {
	readonly crawlId: number;
	readonly owner: string;
	readonly nowMs: number;
}

/** Work that only one process does: reading the sitemaps, and comparing pages with each other. */
export async function leaseCrawl(
	database: Database,
	{ crawlId, nowMs, owner }: CrawlLease,
): Promise<boolean> {
	const { numUpdatedRows } = await database
		.updateTable('crawl')
		.where('id', '=', crawlId)
		.where('state', '=', 'running')
		.where((eb) =>
			eb.or([
				eb('lease_owner', '=', owner),
				eb('lease_until_ms', 'is', null),
				eb('lease_until_ms', '<', nowMs),
			]),
		)
		.set({ lease_owner: owner, lease_until_ms: nowMs + leaseMs })
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

export async function releaseCrawl(
	database: Database,
	{ crawlId, owner }: Omit<CrawlLease, 'nowMs'>,
): Promise<void> {
	await database
		.updateTable('crawl')
		.where('id', '=', crawlId)
		.where('lease_owner', '=', owner)
		.set({ lease_owner: null, lease_until_ms: null })
		.execute();
}
