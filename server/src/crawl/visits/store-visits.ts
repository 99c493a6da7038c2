import { withPlainEscapes } from '@plumbline/core';
import { type PlacedLink, packLinks } from '../pages/packed-links.ts';
import { siteOf } from '../site-of.ts';
import { addUrls, type Frontier } from '../urls/add-urls.store.ts';
import type { FoundUrl } from '../urls/found-url.ts';
import { sitemapDepth } from '../urls/url-state.ts';
import { finishVisits, type PageToStore, type VisitToFinish } from './finish-visits.store.ts';
import type { Visited } from './visited.ts';

type VisitedPage = Extract<Visited, { kind: 'page' }>;
type Arrived = Exclude<Visited, { kind: 'failed' }>;

/** Stores visits and the URLs that they found. Returns how many of them had still been leased. */
export async function storeVisits(
	frontier: Frontier,
	owner: string,
	visits: readonly Visited[],
): Promise<number> {
	const arrived = visits.filter((visit): visit is Arrived => visit.kind !== 'failed');
	const ids = await addUrls(
		frontier,
		arrived.flatMap((visit) => foundOn(visit, frontier)),
	);
	const toFinish = visits.map((visit): VisitToFinish => {
		const { id } = visit.leased;
		if (visit.kind === 'failed') return { id, failure: visit.failure, hops: [], page: null };
		return finished(visit, ids, frontier);
	});
	return finishVisits(frontier, owner, toFinish);
}

function foundOn(visit: Arrived, { settings }: Frontier): FoundUrl[] {
	const { leased, redirects, url } = visit;
	const final = new URL(url);
	const chain = siteOf(final) === siteOf(new URL(settings.start)) ? leased.chain : 0;
	const here = { from: null, sitemap: null, depth: leased.depth };
	// Nobody needs to visit these again: they answered just now.
	const hops = [...redirects.map((redirect) => redirect.url), url].map(
		(address): FoundUrl => ({ ...here, address, isFollowed: false }),
	);
	if (settings.list !== null || visit.kind !== 'page') return hops;
	const { result } = visit;
	const from = { id: leased.id, url: final, chain };
	const follows = new Set(result.links.map(withPlainEscapes));
	const linked = [...(result.summarized?.summary.links.map(({ address }) => address) ?? [])];
	return [...hops, ...new Set([...linked, ...follows])].map((one) =>
		typeof one === 'string'
			? {
					address: one,
					depth: leased.depth === sitemapDepth ? leased.depth : leased.depth + 1,
					from,
					isFollowed: follows.has(one),
					sitemap: null,
				}
			: one,
	);
}

function finished(
	visit: Arrived,
	ids: ReadonlyMap<string, number>,
	{ settings }: Frontier,
): VisitToFinish {
	const { leased, redirects, url } = visit;
	const finalId = ids.get(url) ?? leased.id;
	const isElsewhere = siteOf(new URL(url)) !== siteOf(new URL(settings.start));
	const stops = [leased.id, ...redirects.slice(1).map((one) => ids.get(one.url) ?? null), finalId];
	const hops = redirects.flatMap(({ status }, index) => {
		const id = stops[index] ?? null;
		const next = stops.slice(index + 1).find((one) => one !== null && one !== id) ?? null;
		return id === null ? [] : [{ id, status, nextId: isElsewhere ? null : next }];
	});
	const toStore: PageToStore | null =
		isElsewhere || visit.kind !== 'page'
			? null
			: {
					urlId: finalId,
					answerMs: visit.answerMs,
					result: visit.result,
					links: packLinks(placedLinks(visit.result, ids)),
				};
	return {
		id: leased.id,
		failure: isElsewhere ? { kind: 'elsewhere', url } : null,
		hops,
		page: toStore,
	};
}

function placedLinks(
	{ summarized }: VisitedPage['result'],
	ids: ReadonlyMap<string, number>,
): readonly PlacedLink[] {
	const { places = [], summary = null } = summarized ?? {};
	const placeOf = new Map(places.map((place) => [place.node, place]));
	return (summary?.links ?? []).flatMap(({ address, node }) => {
		const urlId = ids.get(address);
		if (urlId === undefined) return [];
		const place = node === null ? undefined : placeOf.get(node);
		const offset = typeof node === 'number' ? node : null;
		return [{ urlId, node: offset, line: place?.line ?? 0, column: place?.column ?? 0 }];
	});
}
