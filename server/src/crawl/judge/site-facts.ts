import type { SiteFacts, SummarizedPage } from '@plumbline/core';
import { unpackLinks } from '../pages/packed-links.ts';
import type { JudgeContext } from './judge-context.ts';
import type { CrawlKnowledge } from './judge-crawl.ts';
import type { JudgedPage } from './page-batches.ts';
import { told } from './page-groups.ts';
import { twinsOf } from './twins-of.ts';

/** What the other pages say about a page; see `createSite` for a crawl in memory. */
export function siteFacts(
	knowledge: CrawlKnowledge,
	page: JudgedPage,
	{ summary }: SummarizedPage,
	context: JudgeContext,
): SiteFacts {
	const { crawl, descriptions, first, home, inbound, titles, urls } = knowledge;
	const index = urls.indexOf(page.url_id);
	const twins = twinsOf(knowledge, page, context.named);
	const urlAt = (place: number) => (place < 0 ? '' : (context.urls.get(urls.idAt(place)) ?? ''));
	const sitemaps = crawl.sitemaps?.found ?? null;
	const listed = urls.sitemapAt(index) === null ? urls.listedBefore(index) : index;
	const file = listed < 0 ? null : urls.sitemapAt(listed);
	return {
		addresses: knownAddresses(knowledge, page, summary.links, context),
		sameTitle: told(twins.title, urlAt(twins.title.example), titles.total),
		sameDescription: told(twins.description, urlAt(twins.description.example), descriptions.total),
		sameText: told(twins.content, urlAt(twins.content.example)),
		linksToIt:
			knowledge.isWhole && index !== first && areLinked(knowledge) ? (inbound[index] ?? 0) : null,
		sitemaps: sitemaps && {
			entry:
				file === null
					? null
					: {
							address: listed === index ? page.url : urlAt(listed),
							sitemap: sitemaps.survey.files[file] ?? '',
						},
			fileCount: sitemaps.survey.files.length,
			isComplete: sitemaps.isComplete,
			namesAlternates: sitemaps.namesAlternates,
			survey: index === home ? sitemaps.survey : null,
		},
	};
}

/** If fewer are linked, scripts evidently create the links, and they did not run. */
const leastLinkedShare = 0.5;
const linkedShares = new WeakMap<CrawlKnowledge, boolean>();

function areLinked(knowledge: CrawlKnowledge): boolean {
	const known = linkedShares.get(knowledge);
	if (known !== undefined) return known;
	const { first, inbound, urls } = knowledge;
	let [others, linked] = [0, 0];
	for (let index = 0; index < urls.count; index++) {
		if (!urls.isPage(index) || index === first) continue;
		others++;
		if ((inbound[index] ?? 0) > 0) linked++;
	}
	const are = others > 0 && linked / others >= leastLinkedShare;
	linkedShares.set(knowledge, are);
	return are;
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
