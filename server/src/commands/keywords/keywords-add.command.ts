import type { Database } from '../../database/open-database.ts';
import { type AddedKeyword, addKeywords } from '../../keywords/add-keywords.ts';
import type { WantedKeyword } from '../../keywords/check-keywords.ts';
import { defineCommand } from '../command.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { print, printJson } from '../terminal.ts';
import { fileOption, refuseRejected, typedKeywords } from '../typed-keywords.ts';
import { withDatabase } from '../with-database.ts';

export const keywordsAdd = defineCommand({
	takes: 'KEYWORD…',
	options: {
		site: siteOption,
		file: fileOption,
		group: {
			type: 'string',
			value: 'NAME',
			multiple: true,
			help: 'Group for the keywords, created if needed. Repeatable.',
		},
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run(call) {
		const { values, terminal } = call;
		const checked = await typedKeywords(call);
		refuseRejected(checked);
		const added = await withDatabase(terminal, (database) =>
			additionTo(database, values.site, checked.wanted, values.group ?? []),
		);
		if (values.json) printJson(terminal, added.map(wireKeyword));
		else print(terminal, summary(added));
		return 0;
	},
});

async function additionTo(
	database: Database,
	siteName: string | undefined,
	wanted: readonly WantedKeyword[],
	groups: readonly string[],
): Promise<AddedKeyword[]> {
	const { id: siteId } = await siteNamed(database, siteName);
	return database
		.transaction()
		.execute((transaction) => addKeywords(transaction, { siteId, wanted, groups }, Date.now()));
}

function wireKeyword({ id, text, status }: AddedKeyword) {
	return { keyword_id: id, name: text, status };
}

function summary(added: readonly AddedKeyword[]): string {
	const count = (status: AddedKeyword['status']) =>
		added.filter((keyword) => keyword.status === status).length;
	return `${count('added')} added, ${count('reactivated')} restored, ${count('exists')} already there.`;
}
