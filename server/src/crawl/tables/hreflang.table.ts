import { pageBatches } from '../judge/page-batches.ts';
import { createUrlTexts } from '../judge/url-texts.ts';
import type { CrawlTable } from './crawl-table.ts';
import { pageData } from './page-data.store.ts';

/** Each page with each of its versions in other languages, and whether the version points back. */
export const hreflangTable: CrawlTable = {
	name: 'hreflang',
	columns: {
		url: 'text',
		language: 'text',
		version: 'text',
		version_language: 'text',
		version_status: 'number',
		points_back: 'text',
	},
	async *rows({ crawl, database, graph: { urls } }) {
		const texts = createUrlTexts(database, crawl.id);
		for await (const batch of pageBatches(database, crawl.id)) {
			const pages = batch.filter(({ data }) => data.alternates.length > 0);
			const named = await texts.idsOf(
				pages.flatMap(({ data }) => data.alternates.map(([address]) => address)),
			);
			const finalId = (id: number) => urls.idAt(urls.finalOf(urls.indexOf(id)));
			const known = await pageData(database, crawl.id, [
				...[...named.values()].map(finalId),
				...pages.map(({ url_id: id }) => id),
			]);
			for (const { data, url, url_id: urlId } of pages) {
				for (const [version] of data.alternates) {
					const id = named.get(version);
					const page = id === undefined ? undefined : known.get(finalId(id));
					const pointsBack = page?.data.alternates.some(([address]) => address === url);
					yield [
						url,
						known.get(urlId)?.language ?? null,
						version,
						page?.language ?? null,
						page?.status ?? null,
						page === undefined ? null : pointsBack ? 'yes' : 'no',
					];
				}
			}
		}
	},
};
