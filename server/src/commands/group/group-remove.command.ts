import { removeGroup } from '../../keywords/groups.store.ts';
import { defineCommand } from '../command.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { print, printJson } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import { groupNamed, nameOf } from './group-named.ts';

export const groupRemove = defineCommand({
	takes: 'NAME',
	options: { site: siteOption, json: { type: 'boolean', help: 'Print JSON.' } },
	async run({ values, positionals, terminal }) {
		const name = nameOf(positionals);
		const group = await withDatabase(terminal, async (database) => {
			const { id: siteId } = await siteNamed(database, values.site);
			const group = await groupNamed(database, siteId, name);
			await removeGroup(database, siteId, group.id);
			return group;
		});
		if (values.json) printJson(terminal, { global_key: group.globalKey, removed: true });
		else print(terminal, `Group “${group.name}” is removed; its keywords stay.`);
		return 0;
	},
});
