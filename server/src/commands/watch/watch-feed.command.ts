import { storeFeedKey } from '../../watch/deliver/feed.store.ts';
import { formatFeedKey, newFeedSecret } from '../../watch/deliver/feed-key.ts';
import { defineCommand } from '../command.ts';
import { siteOption } from '../site/site-named.ts';
import { print, printJson } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import { watchNamed } from './watch-named.ts';

export const watchFeed = defineCommand({
	takes: 'ID',
	options: { site: siteOption, json: { type: 'boolean', help: 'Print JSON.' } },
	async run({ values, positionals, terminal }) {
		const path = await withDatabase(terminal, async (database) => {
			const { watch } = await watchNamed(database, values.site, positionals);
			const key = { siteId: watch.siteId, watchId: watch.id, secret: newFeedSecret() };
			await storeFeedKey(database, key);
			return `/feeds/watch?key=${formatFeedKey(key)}`;
		});
		if (values.json) printJson(terminal, { path });
		else {
			print(
				terminal,
				`Address of the feed on your server, shown once: ${path}\nAn earlier address no longer works.`,
			);
		}
		return 0;
	},
});
