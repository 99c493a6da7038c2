import type { Database } from '../database/open-database.ts';
import type { Day } from '../facts/day.ts';
import type { Connection } from './source.ts';

export interface ReadDay {
	readonly day: Day;
	/** Whether the provider’s figures were complete. */
	readonly isFinal: boolean;
	readonly readMs: number;
}

type Which = Pick<Connection, 'id' | 'siteId'>;

/** The days that the connection has read. */
export async function readDays(
	database: Database,
	{ id, siteId }: Which,
	nowMs: number,
): Promise<ReadDay[]> {
	await doubtDaysAhead(database, { id, siteId }, nowMs);
	const rows = await database
		.selectFrom('connection_day')
		.select(['day', 'is_final', 'read_ms'])
		.where('site_id', '=', siteId)
		.where('connection_id', '=', id)
		.execute();
	return rows.map(({ day, is_final, read_ms }) => ({
		day,
		isFinal: is_final === 1,
		readMs: read_ms,
	}));
}

/** Days recorded by a clock that ran ahead are not final: some had not even begun. */
async function doubtDaysAhead(
	database: Database,
	{ id, siteId }: Which,
	nowMs: number,
): Promise<void> {
	await database
		.updateTable('connection_day')
		.set({ is_final: 0, read_ms: 0 })
		.where('site_id', '=', siteId)
		.where('connection_id', '=', id)
		.where('read_ms', '>', nowMs)
		.execute();
}

export async function noteDayRead(
	database: Database,
	{ id, siteId }: Which,
	{ day, isFinal, readMs }: ReadDay,
): Promise<void> {
	const noted = { is_final: isFinal ? 1 : 0, read_ms: readMs };
	await database
		.insertInto('connection_day')
		.values({ site_id: siteId, connection_id: id, day, ...noted })
		.onConflict((conflict) =>
			conflict.columns(['site_id', 'connection_id', 'day']).doUpdateSet(noted),
		)
		.execute();
}
