import { dayOfChanges, faultOfChanges } from '../../changes/add-changes.ts';
import { editNotes } from '../../changes/edit-notes.store.ts';
import { dayAt, formatDay } from '../../facts/day.ts';
import { usageError } from '../../process/expected-error.ts';
import { defineCommand } from '../command.ts';
import { dayOf } from '../option-values.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { print, printJson } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import { notedOn } from './noted-on.ts';

export const changeEdit = defineCommand({
	takes: 'NOTE',
	options: {
		site: siteOption,
		date: { type: 'string', value: 'DATE', help: 'Day of the note.' },
		'new-note': { type: 'string', value: 'TEXT', help: 'New text, of at most 200 characters.' },
		'new-date': { type: 'string', value: 'DATE', help: 'New day.' },
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ values, positionals, terminal }) {
		const { day, note } = notedOn(positionals, values.date);
		const newNote = (values['new-note'] ?? note).trim();
		if (newNote === '' || newNote.length > 200) {
			throw usageError('A note has 1 to 200 characters.');
		}
		const date = formatDay(dayOf('new-date', values['new-date']) ?? day);
		const nowMs = Date.now();
		const fault = faultOfChanges({ date, note: newNote, url: [] }, nowMs);
		if (fault !== null) throw usageError(`--new-date: ${fault.message}`);
		const edited = await withDatabase(terminal, async (database) => {
			const { id: siteId, timeZone } = await siteNamed(database, values.site);
			const changed = { note: newNote, day: dayOfChanges({ date }, dayAt(nowMs, timeZone)) };
			return database
				.transaction()
				.execute((transaction) => editNotes(transaction, { siteId, note, day }, changed));
		});
		if (values.json) printJson(terminal, { edited });
		else print(terminal, `${edited} edited.`);
		return edited > 0 ? 0 : 1;
	},
});
