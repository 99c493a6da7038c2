import { crawlProgress } from '../../crawl/crawl-progress.store.ts';
import { listCrawls } from '../../crawl/crawls.store.ts';
import { readableStart } from '../../crawl/summary/readable-start.ts';
import { defineCommand } from '../command.ts';
import { print, printJson } from '../terminal.ts';
import { textTable } from '../text-width.ts';
import { withDatabase } from '../with-database.ts';

export const crawlList = defineCommand({
	options: { json: { type: 'boolean', help: 'Print JSON.' } },
	async run({ terminal, values }) {
		const rows = await withDatabase(terminal, async (database) => {
			const crawls = await listCrawls(database);
			return Promise.all(
				crawls.map(async ({ createdMs, id, settings, state }) => {
					const { done, failed, waiting } = await crawlProgress(database, id);
					const begun = new Date(createdMs).toISOString();
					return { id, start: settings.start, state, begun, done, failed, waiting };
				}),
			);
		});
		if (values.json) printJson(terminal, rows);
		else if (rows.length === 0)
			print(terminal, 'There is no crawl yet. “plumbline crawl URL” makes one.');
		else {
			const heads = ['crawl', 'start', 'state', 'begun', 'done', 'failed', 'waiting'];
			const cells = rows.map((row) =>
				Object.values({ ...row, start: readableStart(row.start) }).map(String),
			);
			print(terminal, textTable(heads, cells));
		}
		return 0;
	},
});
