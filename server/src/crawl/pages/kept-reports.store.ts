import { type AuditedPage, type ReportedRule, withSiteResults } from '@plumbline/core';
import type { Database } from '../../database/open-database.ts';
import type { Crawl } from '../crawls.store.ts';
import { ruleTextsOf } from './packed-report.ts';
import { detailedReport, withReport } from './page-details.ts';

type KeptBy = Pick<Crawl, 'id' | 'settings'>;

const reportsAtOnce = 100;

/** The reports of a crawl that keeps them, nearest to the start first. */
export async function* keptReports(
	database: Database,
	{ id: crawlId, settings }: KeptBy,
): AsyncGenerator<AuditedPage> {
	const texts = ruleTextsOf(settings);
	const pages = await database
		.selectFrom('crawl_page')
		.innerJoin('crawl_url', (join) =>
			join
				.onRef('crawl_url.id', '=', 'crawl_page.url_id')
				.onRef('crawl_url.crawl_id', '=', 'crawl_page.crawl_id'),
		)
		.select(['url_id', 'url'])
		.where('crawl_page.crawl_id', '=', crawlId)
		.orderBy('depth')
		.orderBy('url_id')
		.execute();
	for (let at = 0; at < pages.length; at += reportsAtOnce) {
		const some = pages.slice(at, at + reportsAtOnce);
		const details = await detailsOf(
			database,
			crawlId,
			some.map(({ url_id: id }) => id),
		);
		for (const { url, url_id: id } of some) {
			yield { subject: url, report: detailedReport(details.get(id) ?? '{}', texts) };
		}
	}
}

/** Adds the verdicts that need the other pages, by the ids of the pages. */
export async function addSiteResults(
	database: Database,
	{ id: crawlId, settings }: KeptBy,
	results: ReadonlyMap<number, readonly ReportedRule[]>,
): Promise<void> {
	const texts = ruleTextsOf(settings);
	const details = await detailsOf(database, crawlId, [...results.keys()]);
	await database.transaction().execute(async (transaction) => {
		for (const [id, data] of details) {
			const report = withSiteResults(detailedReport(data, texts), results.get(id) ?? []);
			await transaction
				.updateTable('crawl_page_detail')
				.where('crawl_id', '=', crawlId)
				.where('url_id', '=', id)
				.set({ data: withReport(data, report) })
				.execute();
		}
	});
}

async function detailsOf(database: Database, crawlId: number, ids: readonly number[]) {
	const rows = await database
		.selectFrom('crawl_page_detail')
		.select(['url_id', 'data'])
		.where('crawl_id', '=', crawlId)
		.where('url_id', 'in', ids)
		.execute();
	return new Map(rows.map(({ data, url_id: id }) => [id, data]));
}
