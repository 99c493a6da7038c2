import { dialectOf } from '../../database/dialect-of.ts';
import type { Database } from '../../database/open-database.ts';
import { urlState } from './url-state.ts';

/** How long a worker that no longer renews its leases keeps them. */
export const leaseMs = 20_000;

/**
 * A URL that was leased by this many lost workers is suspected of crashing them, and is leased
 * alone from then on, so that other URLs do not share the blame. Given up after being lost alone
 * three times in a row.
 */
const suspectedAfter = 2;
const mostLost = suspectedAfter + 3;

export interface LeasedUrl {
	readonly id: number;
	readonly url: string;
	readonly depth: number;
	readonly chain: number;
}

export interface LeaseTerms {
	readonly crawlId: number;
	readonly owner: string;
	readonly nowMs: number;
	readonly most: number;
}

/** The next URLs, nearest to the start first. Nobody else gets them while the lease is renewed. */
export async function leaseUrls(
	database: Database,
	{ crawlId, most, nowMs, owner }: LeaseTerms,
): Promise<LeasedUrl[]> {
	return database.transaction().execute(async (transaction) => {
		const isPostgres = dialectOf(transaction) === 'postgres';
		const crawl = await transaction
			.selectFrom('crawl')
			.select(['most', 'taken'])
			.where('id', '=', crawlId)
			.where('state', '=', 'running')
			.$if(isPostgres, (query) => query.forUpdate())
			.executeTakeFirst();
		if (crawl === undefined) return [];
		const room = Math.min(most, (crawl.most ?? Number.MAX_SAFE_INTEGER) - crawl.taken);
		if (room <= 0) return [];
		const urls = await urlsToLease(transaction, { crawlId, owner, most: room });
		if (urls.length === 0) return [];
		await transaction
			.updateTable('crawl_url')
			.where('crawl_id', '=', crawlId)
			.where(
				'id',
				'in',
				urls.map(({ id }) => id),
			)
			.set({ state: urlState.leased, lease_owner: owner, lease_until_ms: nowMs + leaseMs })
			.execute();
		await take(transaction, crawlId, urls.length);
		return urls;
	});
}

async function urlsToLease(
	database: Database,
	{ crawlId, most, owner }: Omit<LeaseTerms, 'nowMs'>,
): Promise<LeasedUrl[]> {
	const own = await database
		.selectFrom('crawl_url')
		.select('attempts')
		.where('crawl_id', '=', crawlId)
		.where('state', '=', urlState.leased)
		.where('lease_owner', '=', owner)
		.execute();
	if (own.some(({ attempts }) => attempts >= suspectedAfter)) return [];
	const waiting = database
		.selectFrom('crawl_url')
		.select(['id', 'url', 'depth', 'chain'])
		.where('crawl_id', '=', crawlId)
		.where('state', '=', urlState.waiting)
		.orderBy('depth')
		.orderBy('id')
		.$if(dialectOf(database) === 'postgres', (query) => query.forUpdate().skipLocked());
	const urls = await waiting.where('attempts', '<', suspectedAfter).limit(most).execute();
	return urls.length > 0 || own.length > 0 ? urls : waiting.limit(1).execute();
}

/** Counts visits; a negative number for those that sent no request. */
export async function take(database: Database, crawlId: number, count: number): Promise<void> {
	if (count === 0) return;
	await database
		.updateTable('crawl')
		.where('id', '=', crawlId)
		.set((eb) => ({ taken: eb('taken', '+', count) }))
		.execute();
}

export async function renewLeases(
	database: Database,
	{ crawlId, nowMs, owner }: Omit<LeaseTerms, 'most'>,
): Promise<void> {
	await database
		.updateTable('crawl_url')
		.where('crawl_id', '=', crawlId)
		.where('state', '=', urlState.leased)
		.where('lease_owner', '=', owner)
		.set({ lease_until_ms: nowMs + leaseMs })
		.execute();
}

/** Gives URLs of workers that are gone to others. */
export async function releaseExpired(
	database: Database,
	crawlId: number,
	nowMs: number,
): Promise<void> {
	await release(database, crawlId, { nowMs, owner: null });
}

/** Gives back what a worker did not finish, because it was stopped. */
export async function releaseOwn(
	database: Database,
	{ crawlId, nowMs, owner }: Omit<LeaseTerms, 'most'>,
): Promise<void> {
	await release(database, crawlId, { nowMs, owner });
}

async function release(
	database: Database,
	crawlId: number,
	{ nowMs, owner }: { readonly nowMs: number; readonly owner: string | null },
): Promise<void> {
	await database.transaction().execute(async (transaction) => {
		const isPostgres = dialectOf(transaction) === 'postgres';
		// Locked before its URLs, as in a lease.
		await transaction
			.selectFrom('crawl')
			.select('id')
			.where('id', '=', crawlId)
			.$if(isPostgres, (query) => query.forUpdate())
			.execute();
		const rows = await transaction
			.selectFrom('crawl_url')
			.select(['id', 'attempts'])
			.where('crawl_id', '=', crawlId)
			.where('state', '=', urlState.leased)
			.$if(owner === null, (query) => query.where('lease_until_ms', '<', nowMs))
			.$if(owner !== null, (query) => query.where('lease_owner', '=', owner))
			.$if(isPostgres, (query) => query.forUpdate().skipLocked())
			.execute();
		// A worker that stops gives its URLs back; one that is gone may have been ended by any of them.
		const lost = owner === null ? 1 : 0;
		const givenUp = rows.filter(({ attempts }) => lost > 0 && attempts + lost >= mostLost);
		const waiting = rows.filter((row) => !givenUp.includes(row));
		await setState(transaction, crawlId, waiting, { state: urlState.waiting, lost });
		await setState(transaction, crawlId, givenUp, {
			state: urlState.failed,
			lost,
			failure: JSON.stringify({ kind: 'gave_up' }),
		});
		await take(transaction, crawlId, -waiting.length);
	});
}

async function setState(
	database: Database,
	crawlId: number,
	rows: readonly { readonly id: number }[],
	{ lost, ...values }: { readonly state: number; readonly failure?: string; readonly lost: number },
): Promise<void> {
	if (rows.length === 0) return;
	const ids = rows.map(({ id }) => id);
	await database
		.updateTable('crawl_url')
		.where('crawl_id', '=', crawlId)
		.where('id', 'in', ids)
		.set((eb) => ({
			...values,
			attempts: eb('attempts', '+', lost),
			lease_owner: null,
			lease_until_ms: null,
		}))
		.execute();
}
