import type { AnsweringPage, KnownAddress, SiteFacts } from '../facts/given/site-facts.ts';
import { createAddressTable } from './address-table.ts';
import {
	linkedNumbers,
	type PackedPage,
	packPage,
	type SummarizedPage,
	unpackPage,
} from './packed-page.ts';
import { factsOnSite, type PageOnSite, type SitemapSummary } from './page-on-site.ts';
import { createSiteIndex, type NumberedPage, type SiteIndex } from './site-index.ts';

/** Facts about a site in addition to its pages. */
export interface Surroundings extends Pick<PageOnSite, 'isSample' | 'isWhole'> {
	/** null if nobody has looked for them. */
	readonly sitemaps: SiteSitemaps | null;
	/**
	 * The status of a URL that is not among the pages, where it is known; otherwise null. The status
	 * of a redirect means that it never ends.
	 */
	readonly statusOf?: (address: string) => number | null;
}

export interface SiteSitemaps extends SitemapSummary {
	/** The sitemap that lists the URL, without needless escapes; null if none does. */
	find(address: string): string | null;
}

/** The pages of a site in compact form, and the facts that each needs about the others. */
export interface Site {
	add(page: SummarizedPage): PackedPage;
	unpack(page: PackedPage): SummarizedPage;
	/** Call after all pages were added. */
	factsOf(page: PackedPage, surroundings: Surroundings): SiteFacts;
}

interface Answer {
	readonly page: PackedPage;
	/** The target of a page that redirects. */
	readonly redirectsTo: string | null;
}

export function createSite(): Site {
	const table = createAddressTable();
	const pages: PackedPage[] = [];
	const answers = new Map<number, Answer>();
	let index: SiteIndex | null = null;

	const numbered = ({ summary }: PackedPage): NumberedPage => ({
		number: table.idOf(summary.url),
		summary,
		versions: summary.alternates.flatMap(({ address }) => table.find(address) ?? []),
	});

	function finalOf(number: number): number {
		const redirectsTo = answers.get(number)?.redirectsTo ?? null;
		return redirectsTo === null ? number : table.idOf(redirectsTo);
	}

	function learn(): SiteIndex {
		const learned = createSiteIndex(table.size);
		for (const page of pages) learned.add(numbered(page), linkedNumbers(page).map(finalOf));
		return learned;
	}

	function add(given: SummarizedPage): PackedPage {
		index = null;
		const page = packPage(given, table);
		const { ledHere, url } = page.summary;
		const id = table.idOf(url);
		const before = answers.get(id);
		// Several URLs may lead to one page.
		const kept = before?.redirectsTo === null ? before.page : page;
		for (const address of ledHere) {
			const from = table.idOf(withoutFragment(address));
			// Some URLs redirect only sometimes. Pages must stay pages: the index counts each of them once.
			if (answers.get(from)?.redirectsTo !== null)
				answers.set(from, { page: kept, redirectsTo: url });
		}
		if (kept !== page) {
			kept.summary = { ...kept.summary, ledHere: [...kept.summary.ledHere, ...ledHere] };
			return page;
		}
		answers.set(id, { page, redirectsTo: null });
		pages.push(page);
		return page;
	}

	function known(
		address: string,
		{ statusOf }: Surroundings,
	): readonly (readonly [string, KnownAddress])[] {
		const id = table.find(address);
		const answer = id === null ? undefined : answers.get(id);
		if (!answer) {
			const status = statusOf?.(address) ?? null;
			const redirectsTo = status !== null && status >= 300 && status < 400 ? address : null;
			return status === null ? [] : [[address, { status, redirectsTo, page: null }]];
		}
		const { page, redirectsTo } = answer;
		const { status } = page.summary;
		return status === null ? [] : [[address, { status, redirectsTo, page: said(page) }]];
	}

	return {
		add,
		unpack: (page) => unpackPage(page, table),
		factsOf(packed, surroundings) {
			index ??= learn();
			const page = numbered(packed);
			const { alternates, canonical } = packed.summary;
			const named = [
				...(canonical ? [canonical.address] : []),
				...alternates.map(({ address }) => address),
				...linkedNumbers(packed).map(table.addressOf),
				...(packed.files ?? []).map(({ address }) => address),
			];
			return factsOnSite(index, {
				...surroundings,
				page,
				twins: index.twinsOf(page),
				addresses: Object.fromEntries(named.flatMap((address) => known(address, surroundings))),
				sitemapOf: (address) => surroundings.sitemaps?.find(address) ?? null,
				addressOf: table.addressOf,
			});
		},
	};
}

function said({ summary }: PackedPage): AnsweringPage | null {
	const { alternates, canonical, isNoindex, status } = summary;
	if (status === null || status < 200 || status > 299) return null;
	return {
		canonical: canonical?.address ?? null,
		isNoindex,
		alternates: alternates.map(({ address }) => address),
	};
}

const withoutFragment = (address: string) => address.replace(/#.*$/s, '');
