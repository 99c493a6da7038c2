import type { Database } from '../database/open-database.ts';
import { isDue, type Lease } from './claimable.ts';

/** Read-only, so that polling does not slow down writers. */
export async function isAnyDue(database: Database, lease: Lease): Promise<boolean> {
	const row = await database
		.selectFrom('job')
		.select('id')
		.where((eb) => isDue(eb, lease))
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

/** When the next job falls due or the next lease expires; null if there is neither. */
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
