import type { Report, SummarizedPage } from '@plumbline/core';
import { packData, unpackData } from '../../crawl/pages/packed-data.ts';
import { createReportPacker, type PackedReport } from '../../crawl/pages/packed-report.ts';
import type { CrawlSettings } from '../../crawl/settings.ts';
import { urlHash } from '../../crawl/urls/url-identity.ts';
import { urlState } from '../../crawl/urls/url-state.ts';
import type { Database } from '../../database/open-database.ts';
import type { AuditSettings } from './audit-settings.ts';
import { crawlOfJournal } from './journal-database.ts';

/** Pages of a list that were already audited, so that a stopped or killed run can resume. */
export interface Journal {
	find(address: string): Promise<JournaledPage | null>;
	add(address: string, page: JournaledPage): Promise<void>;
}

interface JournaledPage {
	readonly subject: string;
	readonly report: Report;
	readonly summarized: SummarizedPage | null;
}

interface PackedPage extends Omit<JournaledPage, 'report'> {
	readonly report: PackedReport;
}

/** Uses tables of a crawl, whose URLs are those of the list, as they are written there. */
export async function openJournal(
	database: Database,
	{ options }: Pick<AuditSettings, 'options'>,
	path: string,
): Promise<Journal> {
	const settings = listSettings(options);
	const { id: crawlId } = await crawlOfJournal(database, settings, path);
	const packer = createReportPacker(settings);
	return {
		async find(address) {
			const row = await database
				.selectFrom('crawl_page_detail')
				.innerJoin('crawl_url', 'crawl_url.id', 'crawl_page_detail.url_id')
				.select('data')
				.where('crawl_url.crawl_id', '=', crawlId)
				.where('crawl_url.hash', '=', urlHash(address))
				.executeTakeFirst();
			if (row === undefined) return null;
			// We packed it, with these settings.
			const { report, ...page } = unpackData(row.data) as PackedPage;
			return { ...page, report: packer.unpack(report) };
		},
		async add(address, { report, subject, summarized }) {
			const packed: PackedPage = { subject, report: packer.pack(report), summarized };
			await database.transaction().execute(async (transaction) => {
				const url = { crawl_id: crawlId, url: address, hash: urlHash(address) };
				const added = await transaction
					.insertInto('crawl_url')
					.values({ ...url, state: urlState.done, depth: 0, chain: 0, attempts: 0 })
					.onConflict((conflict) => conflict.columns(['crawl_id', 'hash']).doNothing())
					.returning('id')
					.executeTakeFirst();
				if (added === undefined) return;
				await transaction
					.insertInto('crawl_page_detail')
					.values({ crawl_id: crawlId, url_id: added.id, data: packData(packed) })
					.execute();
			});
		},
	};
}

/** Reports depend on nothing but the options: a journal may serve different lists. */
const listSettings = (audit: AuditSettings['options']): CrawlSettings => ({
	start: '',
	most: null,
	include: [],
	exclude: [],
	depth: null,
	perFolder: null,
	dropParameters: [],
	userAgent: 'plumbline',
	robots: 'obey',
	delayMs: null,
	sitemaps: false,
	list: [],
	render: 'never',
	audit,
	rules: null,
	ignore: [],
	headerNames: [],
});
