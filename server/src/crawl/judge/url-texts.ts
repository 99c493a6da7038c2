import type { Database } from '../../database/open-database.ts';
import { urlHash, urlIdentity } from '../urls/url-identity.ts';

/** The texts of URLs, of which some thousands are kept. */
export interface UrlTexts {
	/** The URLs of ids. */
	read(ids: Iterable<number>): Promise<ReadonlyMap<number, string>>;
	/** The ids of URLs that the crawl knows. */
	idsOf(addresses: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

const mostKept = 20_000;
const idsAtOnce = 1000;

export function createUrlTexts(database: Database, crawlId: number): UrlTexts {
	const kept = new Map<number, string>();

	async function load(ids: readonly number[]): Promise<void> {
		const rows = await database
			.selectFrom('crawl_url')
			.select(['id', 'url'])
			.where('crawl_id', '=', crawlId)
			.where('id', 'in', ids)
			.execute();
		for (const { id, url } of rows) kept.set(id, url);
	}

	return {
		async read(ids) {
			if (kept.size > mostKept) kept.clear();
			const wanted = [...new Set(ids)];
			const missing = wanted.filter((id) => !kept.has(id));
			for (let at = 0; at < missing.length; at += idsAtOnce) {
				await load(missing.slice(at, at + idsAtOnce));
			}
			return new Map(wanted.map((id) => [id, kept.get(id) ?? '']));
		},
		async idsOf(addresses) {
			const byHash = new Map<string, string[]>();
			for (const address of new Set(addresses)) {
				const url = URL.parse(address);
				if (url === null) continue;
				const hash = urlHash(urlIdentity(url));
				byHash.set(hash, [...(byHash.get(hash) ?? []), address]);
			}
			const found = new Map<string, number>();
			const hashes = [...byHash.keys()];
			for (let at = 0; at < hashes.length; at += idsAtOnce) {
				const rows = await database
					.selectFrom('crawl_url')
					.select(['id', 'hash'])
					.where('crawl_id', '=', crawlId)
					.where('hash', 'in', hashes.slice(at, at + idsAtOnce))
					.execute();
				for (const { hash, id } of rows) {
					for (const address of byHash.get(hash) ?? []) found.set(address, id);
				}
			}
			return found;
		},
	};
}
