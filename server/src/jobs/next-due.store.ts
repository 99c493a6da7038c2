import type { Database } from '../database/open-database.ts';

/** When the next job falls due or the next lease runs out; null when there is nothing to wait for. */
export async function nextDueMs(database: Database): Promise<number | null> {
	const [waiting, leased] = await Promise.all([
		database
			.selectFrom('job')
			.select((eb) => eb.fn.min('run_at_ms').as('ms'))
			.where('state', '=', 'waiting')
			.executeTakeFirst(),
		database
			.selectFrom('job')
			.select((eb) => eb.fn.min('lease_until_ms').as('ms'))
			.where('state', '=', 'leased')
			.executeTakeFirst(),
	]);
	const times = [waiting?.ms, leased?.ms].filter((ms) => ms !== null && ms !== undefined);
	return times.length === 0 ? null : Math.min(...times.map(Number));
}
