import { factsOnSite, type SiteFacts, type SummarizedPage } from '@plumbline/core';
import { unpackLinks } from '../pages/packed-links.ts';
import { type JudgeContext, numbered } from './judge-context.ts';
import type { CrawlKnowledge } from './judge-crawl.ts';
import type { JudgedPage } from './page-batches.ts';

/** A page as the other pages describe it. */
export function siteFacts(
	knowledge: CrawlKnowledge,
	page: JudgedPage,
	{ summary }: SummarizedPage,
	context: JudgeContext,
): SiteFacts {
	const { crawl, index, isWhole, urls } = knowledge;
	const { number, versions } = numbered(page, urls, context.named);
	const sitemaps = crawl.sitemaps?.found ?? null;
	return factsOnSite(index, {
		page: { number, summary, versions },
		twins: context.twins.get(page.url_id)!,
		addresses: knownAddresses(knowledge, page, summary.links, context),
		isSample: false,
		isWhole,
		sitemaps,
		sitemapOf(address) {
			const file = urls.sitemapAt(address === page.url ? number : urls.listedBefore(number));
			return file === null ? null : (sitemaps?.survey.files[file] ?? '');
		},
		addressOf: (place) => context.urls.get(urls.idAt(place)) ?? '',
	});
}

function knownAddresses(
	{ urls }: CrawlKnowledge,
	page: JudgedPage,
	links: SummarizedPage['summary']['links'],
	{ named, namedPages, urls: texts }: JudgeContext,
): SiteFacts['addresses'] {
	const addresses: Record<string, SiteFacts['addresses'][string]> = {};
	const add = (address: string, id: number) => {
		const index = urls.indexOf(id);
		if (index < 0) return;
		const final = urls.finalOf(index);
		if (urls.isEndless(final)) {
			addresses[address] = { status: 302, redirectsTo: address, page: null };
			return;
		}
		const status = urls.statusAt(final);
		if (!urls.isPage(final) || status === null) return;
		const finalId = urls.idAt(final);
		addresses[address] = {
			status,
			redirectsTo: final === index ? null : (texts.get(finalId) ?? ''),
			page: status >= 200 && status < 300 ? (namedPages.get(finalId) ?? null) : null,
		};
	};
	const ids = unpackLinks(page.links);
	for (const [at, { address }] of links.entries()) add(address, ids[at]?.urlId ?? 0);
	for (const [address, id] of pairsOf(page, named)) add(address, id);
	return addresses;
}

function pairsOf(
	{ canonical, data }: JudgedPage,
	named: ReadonlyMap<string, number>,
): readonly (readonly [string, number])[] {
	const addresses = [
		...(canonical === null ? [] : [canonical]),
		...data.alternates.map(([one]) => one),
	];
	return addresses.flatMap((address) => {
		const id = named.get(address);
		return id === undefined ? [] : [[address, id] as const];
	});
}
