import type { Database } from '../../database/open-database.ts';
import { joinPages } from '../../facts/join-pages.store.ts';
import type { PageInspection } from './inspect-page.ts';
import { noteChange } from './note-change.store.ts';
import type { InspectablePage } from './pages-to-inspect.store.ts';
import { isUnder } from './property.ts';

/** Stores Google’s answer, and joins the page with the canonical that Google chose. */
export async function storeInspection(
	database: Database,
	{ siteId, property }: { readonly siteId: number; readonly property: string },
	page: InspectablePage,
	inspection: PageInspection,
): Promise<void> {
	const { googleCanonical, richResults } = inspection;
	await database.transaction().execute(async (transaction) => {
		await noteChange(transaction, { siteId, pageId: page.id }, inspection);
		await transaction
			.updateTable('page_inspection')
			.set({
				verdict: inspection.verdict,
				coverage_state: inspection.coverageState,
				robots_txt_state: inspection.robotsTxtState,
				indexing_state: inspection.indexingState,
				page_fetch_state: inspection.pageFetchState,
				google_canonical: googleCanonical,
				user_canonical: inspection.userCanonical,
				last_crawl_ms: inspection.lastCrawlMs,
				rich_results: richResults === null ? '' : JSON.stringify(richResults),
			})
			.where('site_id', '=', siteId)
			.where('page_id', '=', page.id)
			.execute();
		if (isUnder(property, googleCanonical)) {
			await joinPages(transaction, siteId, { pageId: page.id, canonicalUrl: googleCanonical });
		}
	});
}
