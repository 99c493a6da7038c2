import { createUrlTexts } from '../judge/url-texts.ts';
import { unpackLinks } from '../pages/packed-links.ts';
import type { CrawlTable } from './crawl-table.ts';
import { pageRows } from './page-rows.ts';

/** Each link between pages of the site, for both directions: sort by either column. */
export const linksTable: CrawlTable = {
	name: 'links',
	columns: {
		from: 'text',
		to: 'text',
		status: 'number',
		redirects_to: 'text',
		line: 'number',
		column: 'number',
	},
	async *rows({ crawl, database, graph: { urls } }) {
		const texts = createUrlTexts(database, crawl.id);
		const finalIdOf = (id: number) => {
			const index = urls.indexOf(id);
			return index < 0 ? id : urls.idAt(urls.finalOf(index));
		};
		for await (const pages of pageRows(database, crawl.id)) {
			const ids = pages.flatMap(({ links }) => unpackLinks(links).map(({ urlId }) => urlId));
			const known = await texts.read([...ids, ...ids.map(finalIdOf)]);
			for (const { links, url } of pages) {
				for (const { column, line, urlId } of unpackLinks(links)) {
					const finalId = finalIdOf(urlId);
					const final = urls.indexOf(finalId);
					const place = line === 0 ? [null, null] : [line, column];
					yield [
						url,
						known.get(urlId) ?? '',
						final < 0 ? null : urls.statusAt(final),
						finalId === urlId ? null : (known.get(finalId) ?? ''),
						...place,
					];
				}
			}
		}
	},
};
