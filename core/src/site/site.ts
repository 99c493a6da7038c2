import type {
	AnsweringPage,
	KnownAddress,
	SiteFacts,
	SitemapFacts,
	SitemapSurvey,
} from '../facts/given/site-facts.ts';
import { createAddressTable } from './address-table.ts';
import { createInboundLinks } from './inbound-links.ts';
import { isLaterPart, isOriginal } from './original-page.ts';
import { type PackedPage, packPage, type SummarizedPage, unpackPage } from './packed-page.ts';
import { createTextTwinGroups, createTwinGroups } from './twin-groups.ts';
import { createVersions } from './versions.ts';

/** Facts about a site in addition to its pages. */
export interface Surroundings {
	/** Only some pages around one page were read: others may contain more. */
	readonly isSample: boolean;
	/** Every page that links lead to from the home page was read. */
	readonly isWhole: boolean;
	/** null if nobody has looked for them. */
	readonly sitemaps: SiteSitemaps | null;
	/** Whether a URL that is not among the pages answers with 404, where that is known. */
	readonly isMissing?: (address: string) => boolean;
}

export interface SiteSitemaps {
	readonly survey: SitemapSurvey;
	readonly namesAlternates: boolean;
	readonly isComplete: boolean;
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
	const versions = createVersions();
	const titles = createTwinGroups(({ summary }) => summary.title?.text ?? null, versions);
	const descriptions = createTwinGroups(
		({ summary }) => summary.description?.text ?? null,
		versions,
	);
	const texts = createTextTwinGroups(versions);
	const inbound = createInboundLinks(pages, { idOf: table.idOf, finalAddress });
	let home: PackedPage | null = null;

	function finalAddress(id: number): number {
		const redirectsTo = answers.get(id)?.redirectsTo ?? null;
		return redirectsTo === null ? id : table.idOf(redirectsTo);
	}

	function add(given: SummarizedPage): PackedPage {
		const page = packPage(given, table);
		const { ledHere, url } = page.summary;
		for (const address of ledHere) {
			answers.set(table.idOf(withoutFragment(address)), { page, redirectsTo: url });
		}
		const id = table.idOf(url);
		// Several URLs may lead to one page.
		if (answers.get(id)?.redirectsTo === null) return page;
		answers.set(id, { page, redirectsTo: null });
		pages.push(page);
		if (home === null || (isHome(page) && !isHome(home))) home = page;
		if (isOriginal(page.summary) && !isLaterPart(page.summary)) {
			versions.add(page);
			titles.add(page);
			descriptions.add(page);
			texts.add(page);
		}
		return page;
	}

	function known(
		address: string,
		{ isMissing }: Surroundings,
	): readonly (readonly [string, KnownAddress])[] {
		const id = table.find(address);
		const answer = id === null ? undefined : answers.get(id);
		if (!answer) return isMissing?.(address) ? [[address, missing]] : [];
		if (answer.page.summary.status === null) return [];
		const { page, redirectsTo } = answer;
		return [[address, { status: answer.page.summary.status, redirectsTo, page: said(page) }]];
	}

	return {
		add,
		unpack: (page) => unpackPage(page, table),
		factsOf(page, surroundings) {
			const { isSample, isWhole, sitemaps } = surroundings;
			const { alternates, canonical, ledHere, url } = page.summary;
			const isJudged = isOriginal(page.summary) && !isLaterPart(page.summary);
			const twins = (groups: typeof titles) => {
				const found = isJudged ? groups.twinsOf(page) : { count: 0, example: '' };
				return isSample && found.count === 0 ? null : found;
			};
			const named = [
				...(canonical ? [canonical.address] : []),
				...alternates.map(({ address }) => address),
				...unpackPage(page, table).summary.links.map(({ address }) => address),
			];
			const isOneOfAll = isWhole && page !== pages[0];
			return {
				addresses: Object.fromEntries(named.flatMap((address) => known(address, surroundings))),
				sameTitle: twins(titles),
				sameDescription: twins(descriptions),
				sameText: twins(texts),
				linksToIt: isOneOfAll ? inbound.linksTo(table.idOf(url)) : null,
				sitemaps:
					sitemaps &&
					sitemapFacts([...ledHere, url], sitemaps, page === (isSample ? pages[0] : home)),
			};
		},
	};
}

const missing: KnownAddress = { status: 404, redirectsTo: null, page: null };

function sitemapFacts(
	addresses: readonly string[],
	{ find, isComplete, namesAlternates, survey }: SiteSitemaps,
	isFirst: boolean,
): SitemapFacts {
	const [entry = null] = addresses.flatMap((address) => {
		const sitemap = find(address);
		return sitemap === null ? [] : [{ address, sitemap }];
	});
	return {
		entry,
		fileCount: survey.files.length,
		isComplete,
		namesAlternates,
		survey: isFirst ? survey : null,
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

const isHome = ({ summary }: PackedPage) => URL.parse(summary.url)?.pathname === '/';

const withoutFragment = (address: string) => address.replace(/#.*$/s, '');
