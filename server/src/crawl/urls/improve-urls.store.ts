import type { Frontier, KnownRow } from './add-urls.store.ts';
import type { NewUrl } from './found-url.ts';
import { sitemapDepth, urlState } from './url-state.ts';

/** Updates known URLs: a link makes one nearer or followed, and a sitemap lists one. */
export async function improveUrls(
	{ crawlId, database }: Frontier,
	urls: readonly NewUrl[],
	rows: ReadonlyMap<string, KnownRow>,
): Promise<void> {
	for (const { found, hash } of urls) {
		const row = rows.get(hash);
		if (row === undefined) continue;
		const isListed = found.sitemap !== null && row.sitemap === null;
		const isFollowed = found.isFollowed && row.state === urlState.unfollowed;
		const isNearer = found.isFollowed && row.depth === sitemapDepth && found.depth < sitemapDepth;
		if (!isListed && !isFollowed && !isNearer) continue;
		await database
			.updateTable('crawl_url')
			.where('crawl_id', '=', crawlId)
			.where('id', '=', row.id)
			.$if(isFollowed, (query) =>
				query.where('state', '=', urlState.unfollowed).set({ state: urlState.waiting }),
			)
			.$if(isListed, (query) => query.set({ sitemap: found.sitemap }))
			.$if(isNearer || isFollowed, (query) =>
				query.set({ depth: found.depth, from_id: found.from?.id ?? null }),
			)
			.execute();
	}
}
