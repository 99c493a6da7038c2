import { removeNotes } from '../../changes/edit-notes.store.ts';
import { defineCommand } from '../command.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { print, printJson } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import { notedOn } from './noted-on.ts';

export const changeRemove = defineCommand({
	takes: 'NOTE',
	options: {
		site: siteOption,
		date: { type: 'string', value: 'DATE', help: 'Day of the note.' },
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ values, positionals, terminal }) {
		const { day, note } = notedOn(positionals, values.date);
		const removed = await withDatabase(terminal, async (database) => {
			const { id: siteId } = await siteNamed(database, values.site);
			return removeNotes(database, { siteId, note, day });
		});
		if (values.json) printJson(terminal, { removed });
		else print(terminal, `${removed} removed.`);
		return removed > 0 ? 0 : 1;
	},
});
