import type { Database } from '../database/open-database.ts';
import type { Day } from '../facts/day.ts';

export interface StoredPlan {
	readonly note: string;
	/** The day on which the change is to be made. */
	readonly day: Day;
	readonly createdMs: number;
	/** URLs. */
	readonly changed: readonly string[];
	readonly alone: readonly string[];
}

/** A plan with the same note is replaced. */
export async function keepPlan(
	database: Database,
	siteId: number,
	{ alone, changed, createdMs, day, note }: StoredPlan,
): Promise<void> {
	const row = {
		day,
		created_ms: createdMs,
		changed: JSON.stringify(changed),
		alone: JSON.stringify(alone),
	};
	await database
		.insertInto('change_plan')
		.values({ site_id: siteId, note, ...row })
		.onConflict((conflict) => conflict.columns(['site_id', 'note']).doUpdateSet(row))
		.execute();
}

/** Newest first. */
export async function keptPlans(
	database: Database,
	siteId: number,
): Promise<readonly StoredPlan[]> {
	const rows = await database
		.selectFrom('change_plan')
		.select(['note', 'day', 'created_ms', 'changed', 'alone'])
		.where('site_id', '=', siteId)
		.orderBy('created_ms', 'desc')
		.orderBy('note')
		.execute();
	return rows.map(({ alone, changed, created_ms, day, note }) => ({
		note,
		day,
		createdMs: created_ms,
		changed: JSON.parse(changed),
		alone: JSON.parse(alone),
	}));
}

export async function hasPlan(database: Database, siteId: number, note: string): Promise<boolean> {
	const plan = await database
		.selectFrom('change_plan')
		.select('note')
		.where('site_id', '=', siteId)
		.where('note', '=', note)
		.executeTakeFirst();
	return plan !== undefined;
}

export async function removePlan(
	database: Database,
	siteId: number,
	note: string,
): Promise<boolean> {
	const { numDeletedRows } = await database
		.deleteFrom('change_plan')
		.where('site_id', '=', siteId)
		.where('note', '=', note)
		.executeTakeFirst();
	return numDeletedRows > 0n;
}
