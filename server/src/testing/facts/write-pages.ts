import type { Database } from '../../database/open-database.ts';
import { urlKey } from '../../facts/url-key.ts';
import type { SiteFacts } from './site-facts.ts';

/** Ids of pages by `url_key`, including keywords’ own pages. */
export async function writePages(
	database: Database,
	siteId: number,
	facts: SiteFacts,
	keywordIds: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
	const urls = new Map(urlsOf(facts).map((url) => [urlKey(url), url]));
	for (const { url, keyword } of facts.visits ?? []) {
		if (url === '' && keyword !== undefined) urls.set(`keyword:${keywordIds.get(keyword)}`, '');
	}
	if (urls.size === 0) return new Map();
	const rows = [...urls].map(([url_key, url]) => ({ site_id: siteId, url_key, url }));
	const written = await database
		.insertInto('page')
		.values(rows)
		.returning(['id', 'url_key as key'])
		.execute();
	const ids = new Map(written.map(({ id, key }) => [key, id]));
	for (const { url, sameAs } of facts.pages ?? []) {
		if (sameAs === undefined) continue;
		await database
			.updateTable('page')
			.set({ same_as_page_id: ids.get(urlKey(sameAs)) ?? null })
			.where('site_id', '=', siteId)
			.where('id', '=', ids.get(urlKey(url)) ?? 0)
			.execute();
	}
	return ids;
}

function urlsOf(facts: SiteFacts): readonly string[] {
	const {
		conversions = [],
		pages = [],
		ranks = [],
		search = [],
		searchPages = [],
		visits = [],
	} = facts;
	const withUrls = [...pages, ...ranks, ...search, ...searchPages, ...visits, ...conversions];
	const copied = pages.flatMap(({ sameAs }) => sameAs ?? []);
	return [...withUrls.flatMap(({ url }) => url ?? []), ...copied].filter((url) => url !== '');
}
