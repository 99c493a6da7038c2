import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import type { Crawl } from './crawls.store.ts';
import type { CrawlSettings } from './settings.ts';
import { releaseExpired, take } from './urls/lease-urls.store.ts';
import { urlState } from './urls/url-state.ts';

const pageTables = ['crawl_finding', 'crawl_page_detail', 'crawl_page'] as const;

/**
 * Lets a crawl go on with a different limit or pace. Sitemaps are read again, and URLs are visited again that
 * failed or that a server in trouble answered: such an answer says nothing about the page.
 */
export async function resumeCrawl(
	database: Database,
	crawl: Crawl,
	settings: CrawlSettings,
): Promise<Crawl> {
	const { id: crawlId } = crawl;
	// A killed process cannot return what it had leased.
	await releaseExpired(database, crawlId, Number.MAX_SAFE_INTEGER);
	await database.transaction().execute(async (transaction) => {
		await transaction
			.updateTable('crawl')
			.where('id', '=', crawlId)
			.set({ state: 'running', ended_ms: null, sitemaps: null, most: settings.most })
			.set({ settings: JSON.stringify(settings) })
			.execute();
		const pages = transaction
			.selectFrom('crawl_page')
			.select('url_id')
			.where('crawl_id', '=', crawlId)
			.where((eb) => eb.or([eb('status', '=', 429), eb('status', '>=', 500)]));
		const again = await transaction
			.updateTable('crawl_url')
			.where('crawl_id', '=', crawlId)
			.where((eb) => eb.or([eb('id', 'in', pages), mayPass(eb)]))
			.set({ state: urlState.waiting, failure: null })
			.returning('id')
			.execute();
		for (const table of pageTables) {
			await transaction
				.deleteFrom(table)
				.where('crawl_id', '=', crawlId)
				.where('url_id', 'in', pages)
				.execute();
		}
		await take(transaction, crawlId, -again.length);
	});
	return { ...crawl, settings, state: 'running', sitemaps: null, endedMs: null };
}

/** Failures that a second visit may resolve. Pages that robots.txt disallows were not requested. */
const mayPass = (eb: ExpressionBuilder<Schema, 'crawl_url'>) =>
	eb.and([
		eb('state', '=', urlState.failed),
		eb('failure', 'not like', '{"kind":"gave_up"%'),
		eb.or([
			eb('failure', 'not like', '{"kind":"robots_disallowed"%'),
			eb('failure', 'not like', '%"failing":null%'),
		]),
	]);
