import { type CountedGroup, countedGroups } from '../../keywords/groups.store.ts';
import { defineCommand } from '../command.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { print, printJson } from '../terminal.ts';
import { textTable } from '../text-width.ts';
import { withDatabase } from '../with-database.ts';

export const groupList = defineCommand({
	options: { site: siteOption, json: { type: 'boolean', help: 'Print JSON.' } },
	async run({ values, terminal }) {
		const groups = await withDatabase(terminal, async (database) =>
			countedGroups(database, (await siteNamed(database, values.site)).id),
		);
		if (values.json) printJson(terminal, groups.map(wireGroup));
		else print(terminal, textTable(['group', 'key', 'keywords'], groups.map(row)));
		return 0;
	},
});

function wireGroup({ name, globalKey, activeKeywords }: CountedGroup) {
	return { name, global_key: globalKey, active_keywords_count: activeKeywords };
}

function row({ name, globalKey, activeKeywords }: CountedGroup): string[] {
	return [name, globalKey, String(activeKeywords)];
}
