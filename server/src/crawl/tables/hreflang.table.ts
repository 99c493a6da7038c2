import type { Database } from '../../database/open-database.ts';
import type { UrlTable } from '../judge/url-table.ts';
import { createUrlTexts, type UrlTexts } from '../judge/url-texts.ts';
import type { CrawlTable } from './crawl-table.ts';
import { type PageWithVersions, pagesWithVersions, withVersions } from './page-versions.store.ts';

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
		hreflang: 'text',
		source: 'text',
		cluster: 'number',
	},
	async *rows({ crawl, database, graph: { urls } }) {
		const texts = createUrlTexts(database, crawl.id);
		const clusters = await clustersOf({ database, crawlId: crawl.id, texts, urls });
		for await (const pages of pagesWithVersions(database, crawl.id)) {
			const ids = await versionIds(pages, { texts, urls });
			const known = await withVersions(database, crawl.id, [...ids.values()]);
			for (const { language, url, urlId, versions } of pages) {
				for (const { address, code, source } of versions) {
					const page = known.get(ids.get(address) ?? -1);
					const pointsBack = page?.versions.some((back) => back.address === url);
					yield [
						url,
						language,
						address,
						page?.language ?? null,
						page?.status ?? null,
						page === undefined ? null : pointsBack ? 'yes' : 'no',
						code,
						source,
						clusters.numberOf(urls.indexOf(urlId)),
					];
				}
			}
		}
	},
};

interface Lookup {
	readonly texts: UrlTexts;
	readonly urls: UrlTable;
}

/** The ids of the pages at the URLs of versions, at the end of redirects. */
async function versionIds(
	pages: readonly PageWithVersions[],
	{ texts, urls }: Lookup,
): Promise<ReadonlyMap<string, number>> {
	const named = await texts.idsOf(
		pages.flatMap(({ versions }) => versions.map(({ address }) => address)),
	);
	return new Map(
		[...named].map(([address, id]) => [address, urls.idAt(urls.finalOf(urls.indexOf(id)))]),
	);
}

async function clustersOf({
	crawlId,
	database,
	...lookup
}: Lookup & { readonly database: Database; readonly crawlId: number }) {
	const clusters = createClusters(lookup.urls.count);
	for await (const pages of pagesWithVersions(database, crawlId)) {
		const ids = await versionIds(pages, lookup);
		for (const { urlId, versions } of pages) {
			const page = lookup.urls.indexOf(urlId);
			for (const { address } of versions) {
				const id = ids.get(address);
				if (id !== undefined) clusters.join(page, lookup.urls.indexOf(id));
			}
		}
	}
	return clusters;
}

/** Pages that name each other as versions, directly or through others, are one cluster. */
interface Clusters {
	join(page: number, other: number): void;
	/** From 1, in the order in which numbers are asked for. */
	numberOf(page: number): number;
}

/** A page is its place in the URL table; at most `size` of them. */
function createClusters(size: number): Clusters {
	const parents = Int32Array.from({ length: size }, (_, page) => page);
	const numbers = new Map<number, number>();

	function rootOf(page: number): number {
		let at = page;
		for (let parent = parents[at] ?? at; parent !== at; parent = parents[at] ?? at) {
			// Halves the path for the next look-up.
			parents[at] = parents[parent] ?? parent;
			at = parent;
		}
		return at;
	}

	return {
		join(page, other) {
			parents[rootOf(other)] = rootOf(page);
		},
		numberOf(page) {
			const root = rootOf(page);
			const number = numbers.get(root) ?? numbers.size + 1;
			numbers.set(root, number);
			return number;
		},
	};
}
