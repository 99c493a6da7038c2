import type { Database } from '../database/open-database.ts';
import { deleteRows } from '../upkeep/removal/delete-rows.ts';
import type { Removal } from '../upkeep/removal/removals.store.ts';
import { say, type Terminal } from './terminal.ts';

/** Deletes the rows of removed sites; a running server or the same command completes it if stopped. */
export async function deleteRemoved(
	database: Database,
	removals: readonly Removal[],
	terminal: Terminal,
): Promise<number> {
	let rows = 0;
	for (const removal of removals) {
		say(terminal, `Deleting the rows of ${removal.domain}, which is hidden now …`);
		const options = { now: Date.now, signal: terminal.stop };
		rows += await deleteRows(database, removal, options);
	}
	return rows;
}
