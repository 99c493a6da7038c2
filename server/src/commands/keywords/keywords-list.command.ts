import type { Database } from '../../database/open-database.ts';
import { type ListedKeyword, listKeywords } from '../../keywords/list-keywords.store.ts';
import { defineCommand } from '../command.ts';
import { groupNamed } from '../group/group-named.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { print, printJson } from '../terminal.ts';
import { textTable } from '../text-width.ts';
import { withDatabase } from '../with-database.ts';

interface Wanted {
	readonly site: string | undefined;
	readonly group: string | undefined;
	readonly withRemoved: boolean;
}

export const keywordsList = defineCommand({
	options: {
		site: siteOption,
		group: { type: 'string', value: 'NAME', help: 'List only the keywords of this group.' },
		removed: { type: 'boolean', help: 'Include removed keywords.' },
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ values, terminal }) {
		const { site, group, removed: withRemoved = false, json } = values;
		const keywords = await withDatabase(terminal, (database) =>
			keywordsOf(database, { site, group, withRemoved }),
		);
		if (json) printJson(terminal, keywords.map(wireKeyword));
		else print(terminal, textTable(['id', 'keyword', 'groups'], keywords.map(row)));
		return 0;
	},
});

async function keywordsOf(
	database: Database,
	{ site, group, withRemoved }: Wanted,
): Promise<ListedKeyword[]> {
	const { id } = await siteNamed(database, site);
	const groupId = group === undefined ? undefined : (await groupNamed(database, id, group)).id;
	return listKeywords(database, id, { groupId, withRemoved });
}

function wireKeyword({ id, text, isActive, groups }: ListedKeyword) {
	return { keyword_id: id, name: text, active: isActive, groups };
}

function row({ id, text, isActive, groups }: ListedKeyword): string[] {
	return [String(id), isActive ? text : `${text} (removed)`, groups.join(', ')];
}
