import { dialectOf } from '../../database/dialect-of.ts';
import type { Database } from '../../database/open-database.ts';
import type { CrawlSettings } from '../settings.ts';
import type { FoundUrl, NewUrl } from './found-url.ts';
import { improveUrls } from './improve-urls.store.ts';
import type { KnownUrls } from './known-urls.ts';
import { limitCounted } from './limit-counted.store.ts';
import { chainOf } from './url-family.ts';
import { urlHash, urlIdentity } from './url-identity.ts';
import type { UrlScope } from './url-scope.ts';
import { type LeftOutReason, sitemapDepth, urlState } from './url-state.ts';

export interface Frontier {
	readonly database: Database;
	readonly crawlId: number;
	readonly settings: CrawlSettings;
	readonly scope: UrlScope;
	readonly known: KnownUrls;
}

/** Adds URLs that are new, and returns the id of each by its address; URLs of other sites have none. */
export async function addUrls(
	frontier: Frontier,
	found: readonly FoundUrl[],
): Promise<ReadonlyMap<string, number>> {
	const { known, scope } = frontier;
	const ids = new Map<string, number>();
	const identities = new Map<string, string>();
	const unknown = new Map<string, NewUrl>();
	for (const one of found) {
		if (ids.has(one.address)) continue;
		const url = scope.wanted(one.address);
		if (url === null) continue;
		const identity = urlIdentity(url);
		const recent = known.get(identity);
		const isNews = one.sitemap !== null || (recent?.mayImprove && one.isFollowed);
		if (recent !== undefined && !isNews) {
			ids.set(one.address, recent.id);
			continue;
		}
		identities.set(one.address, identity);
		const before = unknown.get(identity);
		if (before === undefined || (one.isFollowed && !before.found.isFollowed)) {
			unknown.set(identity, {
				identity,
				hash: urlHash(identity),
				url,
				chain: chainOf(url, one.from),
				found: one,
			});
		}
	}
	const inOrder = [...unknown.values()];
	// Where several processes insert at once, the same order keeps them from waiting for each other.
	if (dialectOf(frontier.database) === 'postgres')
		inOrder.sort((one, other) => (one.hash < other.hash ? -1 : 1));
	const added = new Map<string, number>();
	for (let at = 0; at < inOrder.length; at += urlsAtOnce) {
		const some = await addSome(frontier, inOrder.slice(at, at + urlsAtOnce));
		for (const [identity, id] of some) added.set(identity, id);
	}
	for (const [address, identity] of identities) {
		const id = added.get(identity);
		if (id !== undefined) ids.set(address, id);
	}
	return ids;
}

const urlsAtOnce = 500;

/** Returns the id of each by its identity. */
async function addSome(
	frontier: Frontier,
	urls: readonly NewUrl[],
): Promise<ReadonlyMap<string, number>> {
	const before = await knownRows(frontier, urls);
	const fresh = urls.filter(({ hash }) => !before.has(hash));
	if (fresh.length > 0) await insertUrls(frontier, fresh);
	await improveUrls(frontier, urls, before);
	const rows = fresh.length > 0 ? await knownRows(frontier, urls) : before;
	const ids = new Map<string, number>();
	for (const { found, hash, identity } of urls) {
		const row = rows.get(hash);
		if (row === undefined) continue;
		const mayImprove = !found.isFollowed || (found.sitemap !== null && row.depth === sitemapDepth);
		frontier.known.set(identity, { id: row.id, mayImprove });
		ids.set(identity, row.id);
	}
	return ids;
}

async function insertUrls(frontier: Frontier, fresh: readonly NewUrl[]): Promise<void> {
	const { crawlId, database, scope } = frontier;
	const reasons = new Map<string, LeftOutReason>();
	for (const { chain, found, hash, url } of fresh) {
		const reason = scope.leftOut(url, { chain, depth: found.depth });
		if (reason !== null) reasons.set(hash, reason);
	}
	const visited = fresh.filter(({ found, hash }) => found.isFollowed && !reasons.has(hash));
	for (const [hash, reason] of await limitCounted(frontier, visited)) reasons.set(hash, reason);
	await database
		.insertInto('crawl_url')
		.values(
			fresh.map(({ chain, found, hash, identity }) => {
				const reason = reasons.get(hash);
				const state = found.isFollowed ? urlState.waiting : urlState.unfollowed;
				return {
					crawl_id: crawlId,
					hash,
					url: identity,
					state: reason === undefined ? state : urlState.leftOut,
					depth: found.depth,
					chain,
					sitemap: found.sitemap,
					from_id: found.from?.id ?? null,
					failure: reason === undefined ? null : JSON.stringify({ reason }),
					attempts: 0,
				};
			}),
		)
		.onConflict((conflict) => conflict.columns(['crawl_id', 'hash']).doNothing())
		.execute();
}

export interface KnownRow {
	readonly id: number;
	readonly depth: number;
	readonly state: number;
	readonly sitemap: number | null;
}

async function knownRows({ crawlId, database }: Frontier, urls: readonly NewUrl[]) {
	const rows = await database
		.selectFrom('crawl_url')
		.select(['id', 'hash', 'depth', 'state', 'sitemap'])
		.where('crawl_id', '=', crawlId)
		.where(
			'hash',
			'in',
			urls.map(({ hash }) => hash),
		)
		.execute();
	return new Map<string, KnownRow>(rows.map((row) => [row.hash, row]));
}
