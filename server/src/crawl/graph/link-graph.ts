import type { Database } from '../../database/open-database.ts';
import { readUrlTable, type UrlTable } from '../judge/url-table.ts';
import { linkedIds } from '../pages/packed-links.ts';

/** The pages of a crawl and the links between them, as numbers: places in the URL table. */
export interface LinkGraph {
	readonly urls: UrlTable;
	/** Where the links of a page begin in `targets`; those of the next page end them. */
	readonly offsets: Int32Array;
	readonly targets: Int32Array;
	/** The page where the crawl began; -1 if there is none. */
	readonly start: number;
}

const pagesAtOnce = 2000;

export async function readLinkGraph(database: Database, crawlId: number): Promise<LinkGraph> {
	const urls = await readUrlTable(database, crawlId);
	const offsets = new Int32Array(urls.count + 1);
	let targets = new Int32Array(urls.count * 8 + 1024);
	let [size, last, start] = [0, -1, -1];
	for (let after = 0; ; ) {
		const rows = await database
			.selectFrom('crawl_page')
			.select(['url_id', 'links'])
			.where('crawl_id', '=', crawlId)
			.where('url_id', '>', after)
			.orderBy('url_id')
			.limit(pagesAtOnce)
			.execute();
		for (const { links, url_id: id } of rows) {
			const page = urls.indexOf(id);
			if (page < 0) continue;
			if (start < 0) start = page;
			offsets.fill(size, last + 1, page + 1);
			last = page;
			const found = linkedPages(urls, page, links);
			if (size + found.size > targets.length) targets = grown(targets);
			targets.set([...found], size);
			size += found.size;
		}
		after = rows.at(-1)?.url_id ?? 0;
		if (rows.length < pagesAtOnce) break;
	}
	offsets.fill(size, last + 1);
	return { urls, offsets, targets: targets.subarray(0, size), start };
}

/** The other pages, each once, at the end of redirects. */
function linkedPages(urls: UrlTable, page: number, links: string): ReadonlySet<number> {
	const found = new Set<number>();
	for (const id of linkedIds(links)) {
		const index = urls.indexOf(id);
		const final = index < 0 ? index : urls.finalOf(index);
		if (final >= 0 && final !== page && urls.isPage(final)) found.add(final);
	}
	return found;
}

function grown(array: Int32Array): Int32Array<ArrayBuffer> {
	const larger = new Int32Array(array.length * 2);
	larger.set(array);
	return larger;
}

export const linksOf = ({ offsets, targets }: LinkGraph, page: number): Int32Array =>
	targets.subarray(offsets[page], offsets[page + 1]);
