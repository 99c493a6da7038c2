import type { Database } from '../database/open-database.ts';

export interface NewConversionEvent {
	readonly siteId: number;
	readonly name: string;
	/** The name of the event in the analytics source. */
	readonly alias: string;
	/** Defaults to the next free number. */
	readonly goalNumber?: number | undefined;
}

export interface ConversionEvent {
	readonly id: number;
	readonly name: string;
	readonly alias: string;
	readonly goalNumber: number;
}

/** Returns the id. An existing event with this alias is renamed. */
export async function addConversionEvent(
	database: Database,
	{ siteId, name, alias, goalNumber }: NewConversionEvent,
): Promise<number> {
	const nowMs = Date.now();
	const { id } = await database
		.insertInto('conversion_event')
		.values({
			site_id: siteId,
			name,
			event_alias: alias,
			goal_number: goalNumber ?? (await nextGoalNumber(database, siteId)),
			conversion_type: 'goal',
			created_ms: nowMs,
			updated_ms: nowMs,
		})
		.onConflict((conflict) =>
			conflict.columns(['site_id', 'event_alias']).doUpdateSet({
				name,
				updated_ms: nowMs,
				...(goalNumber !== undefined && { goal_number: goalNumber }),
			}),
		)
		.returning('id')
		.executeTakeFirstOrThrow();
	return id;
}

export async function conversionEvents(
	database: Database,
	siteId: number,
): Promise<ConversionEvent[]> {
	return database
		.selectFrom('conversion_event')
		.select(['id', 'name', 'event_alias as alias', 'goal_number as goalNumber'])
		.where('site_id', '=', siteId)
		.orderBy('id')
		.execute();
}

export async function eventIdsByAlias(
	database: Database,
	siteId: number,
): Promise<Map<string, number>> {
	const events = await conversionEvents(database, siteId);
	return new Map(events.map(({ alias, id }) => [alias, id]));
}

async function nextGoalNumber(database: Database, siteId: number): Promise<number> {
	const events = await conversionEvents(database, siteId);
	return Math.max(0, ...events.map(({ goalNumber }) => goalNumber)) + 1;
}
