import type { SourceState } from '@plumbline/console/contract';
import { isoTime } from '@plumbline/core/time';
import { sitesOfAccount } from '../../accounts/sites.store.ts';
import type { Database } from '../../database/open-database.ts';
import { formatDay } from '../../facts/day.ts';
import { jobStates } from '../../jobs/jobs.store.ts';
import { syncKey } from '../../jobs/sync/schedule-connection.ts';
import { listConnections } from '../../sources/connections.store.ts';
import { googleSearchConsole } from '../../sources/google-search-console/google-search-console.source.ts';
import { splitIn } from '../../sources/google-search-console/settings.ts';
import { objectOf, textOf } from '../../sources/json-values.ts';
import type { Connection } from '../../sources/source.ts';
import { findSource } from '../../sources/sources.ts';

/** The connections of an account, and how far each has read. */
export async function sourceStates(database: Database, accountId: number): Promise<SourceState[]> {
	const sites = await sitesOfAccount(database, accountId);
	const connections = await connectionsOf(
		database,
		sites.map(({ id }) => id),
	);
	const keys = connections.map(({ id }) => syncKey(id));
	const [jobs, days] = await Promise.all([
		jobStates(database, keys),
		readDaysOf(
			database,
			sites.map(({ id }) => id),
		),
	]);
	return connections.map((connection) => {
		const site = sites.find(({ id }) => id === connection.siteId);
		const job = jobs.get(syncKey(connection.id));
		const read = days.get(connection.id);
		return {
			id: connection.id,
			source: connection.source,
			title: findSource(connection.source)?.title ?? connection.source,
			site_global_key: site?.globalKey ?? '',
			domain: site?.domain ?? '',
			search_engine: connection.engineKey,
			reads: textOf(objectOf(connection.settings).property),
			is_running: job?.state === 'leased',
			last_read_at: isoTime(job?.finishedMs ?? null),
			next_run_at: isoTime(job?.runAtMs ?? null),
			last_problem: job?.lastError ?? null,
			notes: [...(job?.notes ?? [])],
			days_read: read?.count ?? 0,
			first_day: read === undefined ? null : formatDay(read.first),
			last_day: read === undefined ? null : formatDay(read.last),
			split:
				connection.source === googleSearchConsole.name ? [...splitIn(connection.settings)] : null,
		};
	});
}

/** A connection of a site of this account; null for any other. */
export async function connectionOf(
	database: Database,
	accountId: number,
	id: number,
): Promise<Connection | null> {
	const sites = await sitesOfAccount(database, accountId);
	const connections = await connectionsOf(
		database,
		sites.map((site) => site.id),
	);
	return connections.find((connection) => connection.id === id) ?? null;
}

async function connectionsOf(database: Database, siteIds: readonly number[]) {
	const lists = await Promise.all(siteIds.map((id) => listConnections(database, id)));
	return lists.flat();
}

async function readDaysOf(database: Database, siteIds: readonly number[]) {
	if (siteIds.length === 0)
		return new Map<number, { count: number; first: number; last: number }>();
	const rows = await database
		.selectFrom('connection_day')
		.select(['connection_id as id', ({ fn }) => fn.countAll<number>().as('count')])
		.select(({ fn }) => [fn.min('day').as('first'), fn.max('day').as('last')])
		.where('site_id', 'in', siteIds)
		.groupBy('connection_id')
		.execute();
	return new Map(rows.map(({ id, ...days }) => [id, days]));
}
