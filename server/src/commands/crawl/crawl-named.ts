import { type Crawl, findCrawl, listCrawls } from '../../crawl/crawls.store.ts';
import type { Database } from '../../database/open-database.ts';
import { usageError } from '../../process/expected-error.ts';

/** The crawl with the number that the command names; the newest if it names none. */
export async function crawlNamed(database: Database, word: string | undefined): Promise<Crawl> {
	const crawl =
		word === undefined
			? ((await listCrawls(database))[0] ?? null)
			: /^\d{1,9}$/.test(word)
				? await findCrawl(database, Number(word))
				: null;
	if (crawl !== null) return crawl;
	throw usageError(
		word === undefined
			? 'There is no crawl yet. “plumbline crawl URL” makes one.'
			: `There is no crawl ${word}. “plumbline crawl list” shows all.`,
	);
}
