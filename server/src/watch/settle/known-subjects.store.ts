import type { Database } from '../../database/open-database.ts';
import type { KnownFault } from './settle-faults.ts';
import type { KnownFields } from './settle-fields.ts';

/** The known state of a page, a host or a keyword. */
export interface KnownSubject {
	readonly faults: readonly KnownFault[];
	/** Null if it has none. */
	readonly fields: KnownFields | null;
}

export type KnownSubjects = ReadonlyMap<string, KnownSubject>;

interface OfWatch {
	readonly id: number;
	readonly siteId: number;
}

/** Everything that the watch has looked at. */
export async function knownSubjects(
	database: Database,
	{ id, siteId }: OfWatch,
): Promise<KnownSubjects> {
	const rows = await database
		.selectFrom('watch_subject')
		.select(['subject', 'faults', 'fields'])
		.where('site_id', '=', siteId)
		.where('watch_id', '=', id)
		.orderBy('subject')
		.execute();
	return new Map(
		rows.map(({ faults, fields, subject }) => [
			subject,
			// Written by `storeSubjects`.
			{
				faults: JSON.parse(faults) as KnownFault[],
				fields: fields === null ? null : (JSON.parse(fields) as KnownFields),
			},
		]),
	);
}

export async function storeSubjects(
	database: Database,
	{ id, siteId }: OfWatch,
	subjects: KnownSubjects,
): Promise<void> {
	for (const [subject, known] of subjects) {
		const values = {
			faults: JSON.stringify(known.faults),
			fields: known.fields && JSON.stringify(known.fields),
		};
		await database
			.insertInto('watch_subject')
			.values({ site_id: siteId, watch_id: id, subject, ...values })
			.onConflict((conflict) =>
				conflict.columns(['site_id', 'watch_id', 'subject']).doUpdateSet(values),
			)
			.execute();
	}
}
