import { packData, unpackData } from '../pages/packed-data.ts';
import type { SitemapVersion, SitemapVersions } from '../sitemaps/sitemap-versions.ts';
import type { Frontier } from './add-urls.store.ts';
import { urlHash, urlIdentity } from './url-identity.ts';

const rowsAtOnce = 500;

/** Stores the versions that a sitemap lists for URLs of the crawl. */
export async function storeSitemapVersions(
	{ crawlId, database, scope }: Pick<Frontier, 'crawlId' | 'database' | 'scope'>,
	listed: Iterable<SitemapVersions>,
): Promise<void> {
	let rows: { crawl_id: number; hash: string; data: string }[] = [];
	async function store(): Promise<void> {
		if (rows.length === 0) return;
		await database
			.insertInto('crawl_sitemap_version')
			.values(rows)
			// A URL that two sitemaps list keeps the versions of the first.
			.onConflict((conflict) => conflict.columns(['crawl_id', 'hash']).doNothing())
			.execute();
		rows = [];
	}
	for (const { address, versions } of listed) {
		const url = scope.wanted(address);
		if (url === null) continue;
		rows.push({ crawl_id: crawlId, hash: urlHash(urlIdentity(url)), data: packData(versions) });
		if (rows.length === rowsAtOnce) await store();
	}
	await store();
}

/** The versions that sitemaps list for URLs with these hashes. */
export async function sitemapVersionsOf(
	{ crawlId, database }: Pick<Frontier, 'crawlId' | 'database'>,
	hashes: readonly string[],
): Promise<ReadonlyMap<string, readonly SitemapVersion[]>> {
	if (hashes.length === 0) return new Map();
	const rows = await database
		.selectFrom('crawl_sitemap_version')
		.select(['hash', 'data'])
		.where('crawl_id', '=', crawlId)
		.where('hash', 'in', hashes)
		.execute();
	// We packed them.
	return new Map(rows.map(({ data, hash }) => [hash, unpackData(data) as SitemapVersion[]]));
}
