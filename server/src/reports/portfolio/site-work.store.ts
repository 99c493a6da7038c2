import type { Database } from '../../database/open-database.ts';
import type { KnownSubjects } from '../../watch/settle/known-subjects.store.ts';
import { type OpenFault, openFaults } from '../../watch/settle/open-faults.ts';
import type { KnownFault } from '../../watch/settle/settle-faults.ts';
import { reportKind } from '../report-plan.store.ts';

/** The faults that watches know, by site; null for a site that none looks at. */
export async function faultsOfSites(
	database: Database,
	siteIds: readonly number[],
): Promise<ReadonlyMap<number, readonly OpenFault[]>> {
	const watches = await database
		.selectFrom('watch')
		.select(['id', 'site_id as siteId'])
		.where('site_id', 'in', siteIds)
		.where('is_paused', '=', 0)
		.execute();
	const subjects = await database
		.selectFrom('watch_subject')
		.select(['site_id as siteId', 'watch_id as watchId', 'subject', 'faults'])
		.where('site_id', 'in', siteIds)
		// Most pages have none.
		.where('faults', '<>', '[]')
		.orderBy('subject')
		.execute();
	const byWatch = Map.groupBy(subjects, ({ siteId, watchId }) => `${siteId} ${watchId}`);
	const bySite = Map.groupBy(watches, ({ siteId }) => siteId);
	return new Map(
		[...bySite].map(([siteId, own]) => {
			const known = own.map(({ id }): KnownSubjects => {
				const rows = byWatch.get(`${siteId} ${id}`) ?? [];
				return new Map(
					rows.map(({ faults, subject }) => [
						subject,
						// Written by `storeSubjects`.
						{ faults: JSON.parse(faults) as KnownFault[], fields: null },
					]),
				);
			});
			return [siteId, openFaults(known)];
		}),
	);
}

/** When the newest crawl of each site began, and whether it has ended. */
export async function newestCrawls(database: Database, siteIds: readonly number[]) {
	const rows = await database
		.selectFrom('crawl')
		.select(['site_id as siteId', 'created_ms as createdMs', 'state'])
		.where('id', 'in', (crawls) =>
			crawls
				.selectFrom('crawl')
				.select(({ fn }) => fn.max('id').as('id'))
				.where('site_id', 'in', siteIds)
				.where('state', 'in', ['running', 'done'])
				.groupBy('site_id'),
		)
		.execute();
	return new Map(rows.map(({ createdMs, siteId, state }) => [siteId, { createdMs, state }]));
}

/** When the report of each site was sent last, is sent next, and whether sending failed. */
export async function reportJobs(database: Database, siteIds: readonly number[]) {
	const rows = await database
		.selectFrom('job')
		.select(['site_id as siteId', 'run_at_ms as nextMs', 'finished_ms as sentMs'])
		.select('last_error as lastError')
		.where('site_id', 'in', siteIds)
		.where('kind', '=', reportKind)
		.execute();
	return new Map(rows.map(({ siteId, ...job }) => [siteId, job]));
}
