import { removeWatch } from '../../watch/watches.store.ts';
import { defineCommand } from '../command.ts';
import { siteOption } from '../site/site-named.ts';
import { print } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import { watchNamed } from './watch-named.ts';

export const watchRemove = defineCommand({
	takes: 'ID',
	options: { site: siteOption },
	async run({ values, positionals, terminal }) {
		const name = await withDatabase(terminal, async (database) => {
			const { watch } = await watchNamed(database, values.site, positionals);
			await database.transaction().execute((transaction) => removeWatch(transaction, watch));
			return watch.name;
		});
		print(terminal, `“${name}” is removed with its targets. The history of its pages stays.`);
		return 0;
	},
});
