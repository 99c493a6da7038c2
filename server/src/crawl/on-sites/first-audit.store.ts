import type { Database } from '../../database/open-database.ts';
import { crawlKind } from './crawl-job.ts';

/** The site of a first audit; null if it is gone. */
export async function siteToAudit(database: Database, siteId: number) {
	const row = await database
		.selectFrom('site')
		.select(['account_id as accountId', 'domain', 'first_audit as firstAudit'])
		.where('id', '=', siteId)
		.executeTakeFirst();
	return row === undefined ? null : { ...row, isAllowed: row.firstAudit === 1 };
}

/** The sites of an account, and which of them may be audited by themselves. */
export async function firstAudits(database: Database, accountId: number) {
	const rows = await database
		.selectFrom('site')
		.select(['global_key', 'domain', 'first_audit'])
		.where('account_id', '=', accountId)
		.orderBy('id')
		.execute();
	return rows.map((row) => ({
		site_global_key: row.global_key,
		domain: row.domain,
		first_audit: row.first_audit === 1,
	}));
}

export async function allowFirstAudit(
	database: Database,
	siteId: number,
	isAllowed: boolean,
): Promise<void> {
	const changed = { first_audit: isAllowed ? 1 : 0 };
	await database.updateTable('site').set(changed).where('id', '=', siteId).execute();
}

export async function hasAudits(database: Database, siteId: number): Promise<boolean> {
	const row = await database
		.selectFrom('page_state')
		.select('site_id')
		.where('site_id', '=', siteId)
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

/** How many crawls of this account wait for a server, or are worked on by one. */
export async function crawlsAtWork(database: Database, accountId: number): Promise<number> {
	const { count } = await database
		.selectFrom('job')
		.innerJoin('site', 'site.id', 'job.site_id')
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.where('site.account_id', '=', accountId)
		.where('job.kind', '=', crawlKind)
		.where('job.state', 'in', ['waiting', 'leased'])
		.executeTakeFirstOrThrow();
	return Number(count);
}
