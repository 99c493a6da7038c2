import { ensureGroup } from '../../keywords/groups.store.ts';
import { defineCommand } from '../command.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { print, printJson } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import { nameOf } from './group-named.ts';

export const groupAdd = defineCommand({
	takes: 'NAME',
	options: { site: siteOption, json: { type: 'boolean', help: 'Print JSON.' } },
	async run({ values, positionals, terminal }) {
		const name = nameOf(positionals);
		const group = await withDatabase(terminal, async (database) =>
			ensureGroup(database, (await siteNamed(database, values.site)).id, name),
		);
		if (values.json) printJson(terminal, { name: group.name, global_key: group.globalKey });
		else print(terminal, `Group “${group.name}” has the key ${group.globalKey}.`);
		return 0;
	},
});
