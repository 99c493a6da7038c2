import type { Database } from '../database/open-database.ts';
import type { Day } from '../facts/day.ts';

interface Note {
	readonly siteId: number;
	readonly note: string;
	readonly day: Day;
}

/** How many rows have the note: one a page, or one for the whole site. */
export async function countNotes(database: Database, wanted: Note): Promise<number> {
	return (await notes(database, wanted)).length;
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
	const rows = await notes(database, wanted);
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

const notes = (database: Database, { day, note, siteId }: Note) =>
	database
		.selectFrom('page_change')
		.selectAll()
		.where('site_id', '=', siteId)
		.where('day', '=', day)
		.where('note', '=', note)
		.where('fields', '=', '')
		.execute();
