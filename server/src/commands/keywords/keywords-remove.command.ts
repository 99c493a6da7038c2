import type { Database } from '../../database/open-database.ts';
import type { CheckedKeywords } from '../../keywords/check-keywords.ts';
import type { StoredKeyword } from '../../keywords/keywords.store.ts';
import { findRemoval, removeKeywords } from '../../keywords/remove-keywords.ts';
import { defineCommand } from '../command.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { print, printJson } from '../terminal.ts';
import { fileOption, refuseRejected, typedKeywords } from '../typed-keywords.ts';
import { withDatabase } from '../with-database.ts';

export const keywordsRemove = defineCommand({
	takes: 'KEYWORD…',
	options: {
		site: siteOption,
		file: fileOption,
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run(call) {
		const { values, terminal } = call;
		const checked = await typedKeywords(call);
		const removed = await withDatabase(terminal, (database) =>
			removedFrom(database, values.site, checked),
		);
		if (values.json) {
			printJson(
				terminal,
				removed.map(({ id, text }) => ({ keyword_id: id, name: text })),
			);
		} else print(terminal, `${removed.length} removed.`);
		return 0;
	},
});

async function removedFrom(
	database: Database,
	siteName: string | undefined,
	checked: CheckedKeywords,
): Promise<readonly StoredKeyword[]> {
	const { id } = await siteNamed(database, siteName);
	return database.transaction().execute(async (transaction) => {
		const removal = await findRemoval(transaction, id, checked);
		refuseRejected(removal);
		await removeKeywords(transaction, id, removal.keywords);
		return removal.keywords;
	});
}
