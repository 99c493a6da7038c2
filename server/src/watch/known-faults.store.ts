import type { Database } from '../database/open-database.ts';
import type { KnownFault } from './settle-faults.ts';

/** By URL, host or keyword. */
export type FaultsBySubject = ReadonlyMap<string, readonly KnownFault[]>;

interface OfWatch {
	readonly id: number;
	readonly siteId: number;
}

/** What is known about everything that the watch has looked at. */
export async function knownFaults(
	database: Database,
	{ id, siteId }: OfWatch,
): Promise<FaultsBySubject> {
	const rows = await database
		.selectFrom('watch_subject')
		.select(['subject', 'faults'])
		.where('site_id', '=', siteId)
		.where('watch_id', '=', id)
		.orderBy('subject')
		.execute();
	// Written by `storeFaults`.
	return new Map(rows.map(({ faults, subject }) => [subject, JSON.parse(faults) as KnownFault[]]));
}

export async function storeFaults(
	database: Database,
	{ id, siteId }: OfWatch,
	subjects: FaultsBySubject,
): Promise<void> {
	for (const [subject, known] of subjects) {
		const faults = JSON.stringify(known);
		await database
			.insertInto('watch_subject')
			.values({ site_id: siteId, watch_id: id, subject, faults, fields: null })
			.onConflict((conflict) =>
				conflict.columns(['site_id', 'watch_id', 'subject']).doUpdateSet({ faults }),
			)
			.execute();
	}
}
