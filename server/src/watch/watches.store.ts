import type { Selectable } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import { parseSettings, type WatchSettings } from './watch-settings.ts';

export interface Watch {
	readonly id: number;
	readonly siteId: number;
	readonly name: string;
	readonly settings: WatchSettings;
	/** Cron line in the time zone of the site. */
	readonly schedule: string;
	readonly isPaused: boolean;
	/** The last complete look. */
	readonly lookedMs: number | null;
	/** When people were notified that it had stopped. */
	readonly silenceReportedMs: number | null;
}

export type NewWatch = Pick<Watch, 'siteId' | 'name' | 'settings' | 'schedule'>;

export async function addWatch(
	database: Database,
	{ name, schedule, settings, siteId }: NewWatch,
	nowMs: number,
): Promise<number> {
	const { id } = await database
		.insertInto('watch')
		.values({
			site_id: siteId,
			name,
			schedule,
			settings: JSON.stringify(settings),
			is_paused: 0,
			created_ms: nowMs,
			looked_ms: null,
			silence_told_ms: null,
			feed_hash: null,
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	return id;
}

export async function watchesOf(database: Database, siteId: number): Promise<readonly Watch[]> {
	const rows = await database
		.selectFrom('watch')
		.selectAll()
		.where('site_id', '=', siteId)
		.orderBy('id')
		.execute();
	return rows.map(toWatch);
}

/** The watches of all sites, for a server that keeps them going. */
export async function allWatches(
	database: Database,
): Promise<readonly { readonly watch: Watch; readonly timeZone: string }[]> {
	const sites = await database.selectFrom('site').select(['id', 'time_zone']).execute();
	const found = [];
	for (const { id, time_zone: timeZone } of sites) {
		for (const watch of await watchesOf(database, id)) found.push({ watch, timeZone });
	}
	return found;
}

function toWatch(row: Selectable<Schema['watch']>): Watch {
	return {
		id: row.id,
		siteId: row.site_id,
		name: row.name,
		settings: parseSettings(row.settings),
		schedule: row.schedule,
		isPaused: row.is_paused === 1,
		lookedMs: row.looked_ms,
		silenceReportedMs: row.silence_told_ms,
	};
}

export async function findWatch(
	database: Database,
	siteId: number,
	id: number,
): Promise<Watch | null> {
	return (await watchesOf(database, siteId)).find((watch) => watch.id === id) ?? null;
}

export async function pauseWatch(
	database: Database,
	{ id, siteId }: Pick<Watch, 'id' | 'siteId'>,
	isPaused: boolean,
): Promise<void> {
	await database
		.updateTable('watch')
		// A watch that was paused on purpose was not silent.
		.set({ is_paused: isPaused ? 1 : 0, looked_ms: null })
		.where('site_id', '=', siteId)
		.where('id', '=', id)
		.execute();
}

export async function editWatch(
	database: Database,
	{
		id,
		name,
		schedule,
		settings,
		siteId,
	}: Omit<Watch, 'isPaused' | 'lookedMs' | 'silenceReportedMs'>,
): Promise<void> {
	await database
		.updateTable('watch')
		.set({ name, schedule, settings: JSON.stringify(settings) })
		.where('site_id', '=', siteId)
		.where('id', '=', id)
		.execute();
}

/** With its targets and messages, in the transaction of the caller. */
export async function removeWatch(
	transaction: Database,
	{ id, siteId }: Pick<Watch, 'id' | 'siteId'>,
): Promise<void> {
	await transaction
		.deleteFrom('watch_delivery')
		.where('site_id', '=', siteId)
		.where('message_id', 'in', ({ selectFrom }) =>
			selectFrom('watch_message')
				.select('message_id')
				.where('site_id', '=', siteId)
				.where('watch_id', '=', id),
		)
		.execute();
	for (const table of ['watch_target', 'watch_subject', 'watch_message'] as const) {
		await transaction
			.deleteFrom(table)
			.where('site_id', '=', siteId)
			.where('watch_id', '=', id)
			.execute();
	}
	await transaction
		.deleteFrom('watch')
		.where('site_id', '=', siteId)
		.where('id', '=', id)
		.execute();
}

type WatchKey = Pick<Watch, 'id' | 'siteId'>;

export const noteLook = (database: Database, watch: WatchKey, nowMs: number): Promise<void> =>
	noteTime(database, watch, { looked_ms: nowMs });

export const noteSilence = (database: Database, watch: WatchKey, nowMs: number): Promise<void> =>
	noteTime(database, watch, { silence_told_ms: nowMs });

async function noteTime(
	database: Database,
	{ id, siteId }: WatchKey,
	time: { readonly looked_ms: number } | { readonly silence_told_ms: number },
): Promise<void> {
	await database
		.updateTable('watch')
		.set(time)
		.where('site_id', '=', siteId)
		.where('id', '=', id)
		.execute();
}

/**
 * Until the end of the transaction, nobody else stores a look of this watch. Null if it was removed
 * meanwhile.
 */
export async function lockWatch(
	transaction: Database,
	{ id, siteId }: Pick<Watch, 'id' | 'siteId'>,
): Promise<Watch | null> {
	const row = await transaction
		.updateTable('watch')
		.set((columns) => ({ name: columns.ref('name') }))
		.where('site_id', '=', siteId)
		.where('id', '=', id)
		.returningAll()
		.executeTakeFirst();
	return row === undefined ? null : toWatch(row);
}
