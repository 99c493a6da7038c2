import { dialectOf } from '../../database/dialect-of.ts';
import type { Database } from '../../database/open-database.ts';
import { urlState } from './url-state.ts';

/** How long a worker that no longer renews its leases keeps them. */
export const leaseMs = 20_000;

/** A page that was leased this often by workers that ended is given up. A kill costs all URLs of a lease a try. */
const mostAttempts = 10;

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
		const urls = await transaction
			.selectFrom('crawl_url')
			.select(['id', 'url', 'depth', 'chain'])
			.where('crawl_id', '=', crawlId)
			.where('state', '=', urlState.waiting)
			.orderBy('depth')
			.orderBy('id')
			.limit(room)
			.$if(isPostgres, (query) => query.forUpdate().skipLocked())
			.execute();
		if (urls.length === 0) return [];
		await transaction
			.updateTable('crawl_url')
			.where('crawl_id', '=', crawlId)
			.where(
				'id',
				'in',
				urls.map(({ id }) => id),
			)
			.set((eb) => ({
				state: urlState.leased,
				lease_owner: owner,
				lease_until_ms: nowMs + leaseMs,
				attempts: eb('attempts', '+', 1),
			}))
			.execute();
		await take(transaction, crawlId, urls.length);
		return urls;
	});
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
		const lost = rows.filter(({ attempts }) => owner === null && attempts >= mostAttempts);
		const waiting = rows.filter((row) => !lost.includes(row));
		await setState(transaction, crawlId, waiting, {
			state: urlState.waiting,
			...(owner !== null && { attempts: 0 }),
		});
		await setState(transaction, crawlId, lost, {
			state: urlState.failed,
			failure: JSON.stringify({ kind: 'gave_up' }),
		});
		await take(transaction, crawlId, -waiting.length);
	});
}

async function setState(
	database: Database,
	crawlId: number,
	rows: readonly { readonly id: number }[],
	values: { readonly state: number; readonly failure?: string; readonly attempts?: number },
): Promise<void> {
	if (rows.length === 0) return;
	const ids = rows.map(({ id }) => id);
	await database
		.updateTable('crawl_url')
		.where('crawl_id', '=', crawlId)
		.where('id', 'in', ids)
		.set({ ...values, lease_owner: null, lease_until_ms: null })
		.execute();
}
