import type { AnsweringPage, NumberedPage, PageTwins } from '@plumbline/core';
import type { Database } from '../../database/open-database.ts';
import { unpackData } from '../pages/packed-data.ts';
import { unpackLinks } from '../pages/packed-links.ts';
import type { PageData } from '../pages/stored-page.ts';
import type { CrawlKnowledge } from './judge-crawl.ts';
import { type JudgedPage, summaryOf } from './page-batches.ts';
import { failedRules } from './store-found.store.ts';
import type { UrlTable } from './url-table.ts';

/** The URLs that the pages of a batch name, read from the database. */
export interface JudgeContext {
	readonly urls: ReadonlyMap<number, string>;
	/** Ids of canonicals and versions. */
	readonly named: ReadonlyMap<string, number>;
	/** The pages that these name. */
	readonly namedPages: ReadonlyMap<number, AnsweringPage>;
	readonly twins: ReadonlyMap<number, PageTwins>;
	/** The rules that failed on each page by itself. */
	readonly failed: ReadonlyMap<number, readonly string[]>;
}

export async function judgeContext(
	knowledge: CrawlKnowledge,
	pages: readonly JudgedPage[],
): Promise<JudgeContext> {
	const { crawl, database, index: site, texts, urls } = knowledge;
	const named = await texts.idsOf(
		pages.flatMap(({ canonical, data, url }) => [
			...(canonical === null || canonical === url ? [] : [canonical]),
			...data.alternates.map(([address]) => address),
		]),
	);
	const targets = [...named.values()].map((id) => {
		const index = urls.indexOf(id);
		return index < 0 ? id : urls.idAt(urls.finalOf(index));
	});
	const ids = new Set<number>();
	for (const page of pages) {
		for (const { urlId } of unpackLinks(page.links)) ids.add(urlId);
		const index = urls.indexOf(page.url_id);
		const listed = urls.listedBefore(index);
		if (listed >= 0) ids.add(urls.idAt(listed));
	}
	const redirects = [...ids, ...named.values()].flatMap((id) => {
		const index = urls.indexOf(id);
		const final = index < 0 ? index : urls.finalOf(index);
		return final === index ? [] : [urls.idAt(final)];
	});
	const twins = new Map(
		pages.map((page) => [page.url_id, site.twinsOf(numbered(page, urls, named))]),
	);
	const examples = [...twins.values()].flatMap(({ description, text, title }) =>
		[title, description, text].flatMap(({ example }) => (example < 0 ? [] : [urls.idAt(example)])),
	);
	return {
		urls: await texts.read([...ids, ...redirects, ...examples]),
		named,
		twins,
		namedPages: await namedPages(database, crawl.id, targets),
		failed: await failedRules(database, crawl.id, pages),
	};
}

async function namedPages(
	database: Database,
	crawlId: number,
	ids: readonly number[],
): Promise<ReadonlyMap<number, AnsweringPage>> {
	if (ids.length === 0) return new Map();
	const rows = await database
		.selectFrom('crawl_page')
		.select(['url_id', 'canonical', 'data'])
		.where('crawl_id', '=', crawlId)
		.where('url_id', 'in', [...new Set(ids)])
		.execute();
	return new Map(
		rows.map(({ canonical, data: packed, url_id: id }) => {
			// We packed it.
			const data = unpackData(packed) as PageData;
			const alternates = data.alternates.map(([address]) => address);
			return [id, { canonical, isNoindex: data.isNoindex, alternates }];
		}),
	);
}

/** The page by its place in the URL table. `named` has the ids of the URLs that it names. */
export function numbered(
	page: JudgedPage,
	urls: UrlTable,
	named: ReadonlyMap<string, number>,
): NumberedPage {
	const versions = page.data.alternates.flatMap(([address]) => {
		const id = named.get(address);
		const version = id === undefined ? -1 : urls.indexOf(id);
		return version < 0 ? [] : [version];
	});
	return { number: urls.indexOf(page.url_id), summary: summaryOf(page), versions };
}
