import type { Database } from '../../database/open-database.ts';
import type { CheckedKeywords } from '../../keywords/check-keywords.ts';
import { assignToGroup, type Group, takeOutOfGroup } from '../../keywords/groups.store.ts';
import { findRemoval } from '../../keywords/remove-keywords.ts';
import { usageError } from '../../process/expected-error.ts';
import { defineCommand } from '../command.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { print, printJson } from '../terminal.ts';
import { fileOption, refuseRejected, typedKeywords } from '../typed-keywords.ts';
import { withDatabase } from '../with-database.ts';
import { groupNamed } from './group-named.ts';

interface Assignment {
	readonly site: string | undefined;
	readonly group: string;
	readonly keywords: CheckedKeywords;
	readonly takesOut: boolean;
}

export const groupAssign = defineCommand({
	takes: 'NAME KEYWORD…',
	options: {
		site: siteOption,
		file: fileOption,
		remove: { type: 'boolean', help: 'Remove the keywords from the group instead.' },
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run(call) {
		const { values, terminal } = call;
		const [group, ...positionals] = call.positionals;
		if (!group?.trim()) throw usageError('Which group? Write its name before the keywords.');
		const keywords = await typedKeywords({ ...call, positionals });
		const { site, remove: takesOut = false } = values;
		const { name, globalKey } = await withDatabase(terminal, (database) =>
			assign(database, { site, group, keywords, takesOut }),
		);
		const count = keywords.wanted.length;
		if (values.json) printJson(terminal, { name, global_key: globalKey, keywords: count });
		else print(terminal, `Keywords ${takesOut ? 'removed from' : 'added to'} “${name}”: ${count}.`);
		return 0;
	},
});

async function assign(
	database: Database,
	{ site, group: name, keywords, takesOut }: Assignment,
): Promise<Group> {
	const { id: siteId } = await siteNamed(database, site);
	return database.transaction().execute(async (transaction) => {
		const group = await groupNamed(transaction, siteId, name);
		const found = await findRemoval(transaction, siteId, keywords);
		refuseRejected(found);
		const change = takesOut ? takeOutOfGroup : assignToGroup;
		await change(
			transaction,
			siteId,
			group.id,
			found.keywords.map(({ id }) => id),
		);
		return group;
	});
}
