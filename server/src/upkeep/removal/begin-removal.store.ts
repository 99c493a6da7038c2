import { dialectOf } from '../../database/dialect-of.ts';
import type { Database } from '../../database/open-database.ts';

/** The site is gone at once for requests and syncs; its other rows remain to be deleted. */
export async function beginSiteRemoval(
	database: Database,
	siteId: number,
	nowMs: number,
): Promise<void> {
	await database.transaction().execute(async (transaction) => {
		const siteIds = await noteRemovals(transaction, 'site.id', siteId, nowMs);
		await hideSites(transaction, siteIds);
		await removeConnections(transaction, siteIds);
	});
}

/** The account is gone at once, with its keys and sites; other rows of its sites remain to be deleted. */
export async function beginAccountRemoval(
	database: Database,
	accountId: number,
	nowMs: number,
): Promise<void> {
	await database.transaction().execute(async (transaction) => {
		await refuseNewSites(transaction, accountId);
		const siteIds = await noteRemovals(transaction, 'site.account_id', accountId, nowMs);
		await hideSites(transaction, siteIds);
		for (const table of ['api_key', 'console_session', 'idempotent_answer'] as const) {
			await transaction.deleteFrom(table).where('account_id', '=', accountId).execute();
		}
		await transaction.deleteFrom('account').where('id', '=', accountId).execute();
		await removeConnections(transaction, siteIds);
	});
}

/** In PostgreSQL, a writer that adds a site or a key waits, and then finds no account. */
async function refuseNewSites(transaction: Database, accountId: number): Promise<void> {
	if (dialectOf(transaction) === 'sqlite') return;
	const account = transaction.selectFrom('account').select('id').where('id', '=', accountId);
	await account.forUpdate().execute();
}

async function noteRemovals(
	transaction: Database,
	column: 'site.id' | 'site.account_id',
	id: number,
	nowMs: number,
): Promise<readonly number[]> {
	const sites = await transaction
		.selectFrom('site')
		.innerJoin('account', 'account.id', 'site.account_id')
		.select(['site.id as site_id', 'site.global_key', 'site.domain'])
		.select(['account.global_key as account_key', 'account.name as account_name'])
		.where(column, '=', id)
		.execute();
	for (const site of sites) {
		const removal = { ...site, begun_ms: nowMs };
		await transaction
			.insertInto('removal')
			.values(removal)
			.onConflict((conflict) => conflict.doNothing())
			.execute();
	}
	return sites.map(({ site_id }) => site_id);
}

async function hideSites(transaction: Database, siteIds: readonly number[]): Promise<void> {
	for (const siteId of siteIds) {
		await transaction.deleteFrom('job').where('site_id', '=', siteId).execute();
		await transaction.deleteFrom('console_session').where('site_id', '=', siteId).execute();
		await transaction.deleteFrom('site').where('id', '=', siteId).execute();
	}
}

/** At once, because they contain credentials. */
async function removeConnections(transaction: Database, siteIds: readonly number[]): Promise<void> {
	for (const siteId of siteIds) {
		await transaction.deleteFrom('connection').where('site_id', '=', siteId).execute();
	}
}
