import { type AuditedPage, type ReportedRule, withSiteResults } from '@plumbline/core';
import type { Database } from '../../database/open-database.ts';
import type { Crawl } from '../crawls.store.ts';
import { packData, unpackData } from './packed-data.ts';
import { createReportPacker } from './packed-report.ts';
import { detailedReport } from './page-details.ts';
import type { PageData } from './stored-page.ts';

type KeptBy = Pick<Crawl, 'id' | 'settings'>;

const reportsAtOnce = 100;

/** The reports of a crawl that keeps them, nearest to the start first. */
export async function* keptReports(
	database: Database,
	{ id: crawlId, settings }: KeptBy,
): AsyncGenerator<AuditedPage> {
	const packer = createReportPacker(settings);
	for (let offset = 0; ; offset += reportsAtOnce) {
		const rows = await database
			.selectFrom('crawl_page')
			.innerJoin('crawl_url', (join) =>
				join
					.onRef('crawl_url.id', '=', 'crawl_page.url_id')
					.onRef('crawl_url.crawl_id', '=', 'crawl_page.crawl_id'),
			)
			.innerJoin('crawl_page_detail', (join) =>
				join
					.onRef('crawl_page_detail.url_id', '=', 'crawl_page.url_id')
					.onRef('crawl_page_detail.crawl_id', '=', 'crawl_page.crawl_id'),
			)
			.select(['url', 'crawl_page.data', 'crawl_page_detail.data as details'])
			.where('crawl_page.crawl_id', '=', crawlId)
			.orderBy('depth')
			.orderBy('crawl_page.url_id')
			.limit(reportsAtOnce)
			.offset(offset)
			.execute();
		for (const { data, details, url } of rows) {
			// We packed it.
			const { site = [] } = unpackData(data) as PageData;
			const alone = packer.unpack(detailedReport(details));
			yield { subject: url, report: withSiteResults(alone, site.map(packer.unpackRule)) };
		}
		if (rows.length < reportsAtOnce) return;
	}
}

/** Keeps the verdicts that need the other pages, by the ids of the pages. */
export async function keepSiteResults(
	database: Database,
	{ id: crawlId, settings }: KeptBy,
	judged: ReadonlyMap<
		number,
		{ readonly data: PageData; readonly results: readonly ReportedRule[] }
	>,
): Promise<void> {
	const packer = createReportPacker(settings);
	await database.transaction().execute(async (transaction) => {
		for (const [id, { data, results }] of judged) {
			await transaction
				.updateTable('crawl_page')
				.where('crawl_id', '=', crawlId)
				.where('url_id', '=', id)
				.set({ data: packData({ ...data, site: results.map(packer.packRule) }) })
				.execute();
		}
	});
}
