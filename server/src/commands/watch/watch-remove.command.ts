import { removeWatch } from '../../watch/watches.store.ts';
import { defineCommand } from '../command.ts';
import { siteOption } from '../site/site-named.ts';
import { print, printJson } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import { watchNamed } from './watch-named.ts';

export const watchRemove = defineCommand({
	takes: 'ID',
	options: { site: siteOption, json: { type: 'boolean', help: 'Print JSON.' } },
	async run({ values, positionals, terminal }) {
		const { id, name } = await withDatabase(terminal, async (database) => {
			const { watch } = await watchNamed(database, values.site, positionals);
			await database.transaction().execute((transaction) => removeWatch(transaction, watch));
			return watch;
		});
		if (values.json) printJson(terminal, { watch_id: id, name, removed: true });
		else print(terminal, `“${name}” is removed with its targets. The history of its pages stays.`);
		return 0;
	},
});
