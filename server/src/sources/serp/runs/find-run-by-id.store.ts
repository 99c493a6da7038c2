import type { Database } from '../../../database/open-database.ts';
import { type Run, type RunState, runs } from './runs.store.ts';

/** The run with this id, of any owner; null if it is not in that state. */
export async function findRunById(
	database: Database,
	id: number,
	state: RunState,
): Promise<Run | null> {
	const run = await runs(database)
		.where('id', '=', id)
		.where('state', '=', state)
		.executeTakeFirst();
	return run ?? null;
}
