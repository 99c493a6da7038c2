import type { Database } from '../database/open-database.ts';
import type { Day } from '../facts/day.ts';

interface Note {
	readonly siteId: number;
	readonly note: string;
	readonly day: Day;
}

/** Removes the note from all of its pages, or from the site, and returns how many rows had it. */
export async function removeNotes(database: Database, wanted: Note): Promise<number> {
	const { numDeletedRows } = await database
		.deleteFrom('page_change')
		.where('site_id', '=', wanted.siteId)
		.where('day', '=', wanted.day)
		.where('note', '=', wanted.note)
		// Those with fields were seen by audits.
		.where('fields', '=', '')
		.executeTakeFirst();
	return Number(numDeletedRows);
}

/** In a transaction of the caller. A page that has the new note already keeps one of it. */
export async function editNotes(
	database: Database,
	wanted: Note,
	changed: Pick<Note, 'note' | 'day'>,
): Promise<number> {
	const rows = await database
		.selectFrom('page_change')
		.selectAll()
		.where('site_id', '=', wanted.siteId)
		.where('day', '=', wanted.day)
		.where('note', '=', wanted.note)
		.where('fields', '=', '')
		.execute();
	const count = await removeNotes(database, wanted);
	for (const row of rows) {
		await database
			.insertInto('page_change')
			.values({ ...row, ...changed })
			.onConflict((conflict) => conflict.doNothing())
			.execute();
	}
	return count;
}
