import { removeCrawl } from '../../crawl/crawls.store.ts';
import { usageError } from '../../errors/expected-error.ts';
import { defineCommand } from '../command.ts';
import { print } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import { crawlNamed } from './crawl-named.ts';

export const crawlRemove = defineCommand({
	takes: 'CRAWL …',
	options: {},
	async run({ positionals, terminal }) {
		if (positionals.length === 0) {
			throw usageError('Which crawl? Give its number; “plumbline crawl list” shows all.');
		}
		await withDatabase(terminal, async (database) => {
			for (const word of positionals) {
				const { id, settings } = await crawlNamed(database, word);
				await removeCrawl(database, id);
				print(terminal, `Removed crawl ${id} of ${settings.start}.`);
			}
		});
		return 0;
	},
});
