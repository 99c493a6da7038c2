import { removePlan } from '../../changes/plans.store.ts';
import { usageError } from '../../process/expected-error.ts';
import { defineCommand } from '../command.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { print, printJson } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';

export const planRemove = defineCommand({
	takes: 'NOTE',
	options: {
		site: siteOption,
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ values, positionals, terminal }) {
		const [note, ...others] = positionals;
		if (note === undefined || others.length > 0) {
			throw usageError('Give the note of one plan, such as “plumbline plan remove "New titles"”.');
		}
		const removed = await withDatabase(terminal, async (database) => {
			const { id } = await siteNamed(database, values.site);
			return removePlan(database, id, note);
		});
		if (values.json) printJson(terminal, { removed });
		else print(terminal, removed ? 'Removed.' : 'No plan has this note.');
		return removed ? 0 : 1;
	},
});
