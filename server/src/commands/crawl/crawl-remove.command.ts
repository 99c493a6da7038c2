import { removeCrawl } from '../../crawl/crawls.store.ts';
import { usageError } from '../../process/expected-error.ts';
import { defineCommand } from '../command.ts';
import { print, printJson } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import { crawlNamed } from './crawl-named.ts';

export const crawlRemove = defineCommand({
	takes: 'CRAWL …',
	options: { json: { type: 'boolean', help: 'Print JSON.' } },
	async run({ positionals, terminal, values }) {
		if (positionals.length === 0) {
			throw usageError('Which crawl? Give its number; “plumbline crawl list” shows all.');
		}
		await withDatabase(terminal, async (database) => {
			const removed: { readonly id: number; readonly start: string; readonly removed: true }[] = [];
			for (const word of positionals) {
				const { id, settings } = await crawlNamed(database, word);
				await removeCrawl(database, id);
				removed.push({ id, start: settings.start, removed: true });
				if (!values.json) print(terminal, `Removed crawl ${id} of ${settings.start}.`);
			}
			if (values.json) printJson(terminal, removed);
		});
		return 0;
	},
});
