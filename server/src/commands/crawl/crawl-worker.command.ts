import { type Crawl, listCrawls } from '../../crawl/crawls.store.ts';
import { missingForCrawl } from '../../crawl/missing-for-crawl.ts';
import type { Database } from '../../database/open-database.ts';
import { usageError } from '../../process/expected-error.ts';
import { proxyOf } from '../access/access.ts';
import { secretHeaders } from '../access/secret-headers.ts';
import { defineCommand } from '../command.ts';
import { readProjectConfig } from '../project-config/read-project-config.ts';
import { say } from '../terminal.ts';
import { withDatabase, withLittleMemory } from '../with-database.ts';
import { atOnceOf } from './crawl.command.ts';
import { crawlNamed } from './crawl-named.ts';
import { crawlOptions } from './crawl-options.ts';
import { runCrawl } from './run-crawl.ts';

const { 'at-once': atOnce, auth, cookie, header, proxy } = crawlOptions;

export const crawlWorker = defineCommand({
	takes: 'CRAWL',
	options: {
		'at-once': atOnce,
		header,
		cookie,
		auth,
		proxy,
		quiet: { type: 'boolean', help: 'Print no progress, only failures.' },
	},
	async run({ positionals: [word], terminal, values }) {
		const { environment } = terminal;
		const headers = secretHeaders(values, environment);
		// The crawl may be somebody else’s, so its start is not this user’s word.
		const access = { starts: [], headers, proxy: proxyOf(values.proxy, environment) };
		const { ownRules, ownRulesIn } = await readProjectConfig();
		const most = atOnceOf(values['at-once']);
		const isQuiet = values.quiet ?? false;
		return withDatabase(
			terminal,
			async (database) => {
				const crawls = await crawlsToWorkOn(database, word);
				if (crawls.length === 0) say(terminal, 'plumbline: every crawl is done.');
				try {
					for (const crawl of crawls) {
						const missing = missingForCrawl(crawl, { headers, ownRules });
						if (missing !== null) throw usageError(missing);
						const run = { database, access, atOnce: most, isQuiet, ownRulesIn, terminal };
						await runCrawl(crawl, run);
					}
					return 0;
				} catch (error) {
					if (!terminal.stop.aborted) throw error;
					say(terminal, 'plumbline: stopped. Other workers get its URLs.');
					return 2;
				}
			},
			withLittleMemory,
		);
	},
});

/** The oldest first. */
async function crawlsToWorkOn(
	database: Database,
	word: string | undefined,
): Promise<readonly Crawl[]> {
	if (word !== undefined) return [await crawlNamed(database, word)];
	const crawls = await listCrawls(database);
	return crawls.filter(({ state }) => state === 'running').toReversed();
}
