import type { SiteFacts, SitemapSurvey, Twins } from '../facts/given/site-facts.ts';
import type { Found } from './page-groups.ts';
import type { NumberedPage, PageTwins, SiteIndex } from './site-index.ts';

/** The sitemaps of a site, without the URLs that they list. */
export interface SitemapSummary {
	readonly survey: SitemapSurvey;
	readonly namesAlternates: boolean;
	readonly isComplete: boolean;
}

/** How a page's facts are put together. */
export interface PageOnSite {
	readonly page: NumberedPage;
	readonly twins: PageTwins;
	readonly addresses: SiteFacts['addresses'];
	/** Only some pages around the first one were read: others may contain more. */
	readonly isSample: boolean;
	/** Every page that links lead to from the first one was read. */
	readonly isWhole: boolean;
	/** null if nobody has looked for them. */
	readonly sitemaps: SitemapSummary | null;
	/** The sitemap that lists a URL, by the URL; null if none does. */
	sitemapOf(address: string): string | null;
	addressOf(number: number): string;
}

/** A page as the other pages of the site describe it. */
export function factsOnSite(index: SiteIndex, on: PageOnSite): SiteFacts {
	const { addresses, isSample, isWhole, page, sitemaps, twins } = on;
	const twinsOf = ({ count, example }: Found, total?: number): Twins | null =>
		isSample && count === 0
			? null
			: {
					count,
					example: example < 0 ? '' : on.addressOf(example),
					...(total !== undefined && { total }),
				};
	return {
		addresses,
		sameTitle: twinsOf(twins.title, index.totals.title),
		sameDescription: twinsOf(twins.description, index.totals.description),
		sameText: twinsOf(twins.text),
		linksToIt: isWhole ? index.linksTo(page.number) : null,
		sitemaps: sitemaps && {
			entry: entryOf(on),
			fileCount: sitemaps.survey.files.length,
			isComplete: sitemaps.isComplete,
			namesAlternates: sitemaps.namesAlternates,
			survey: page.number === (isSample ? index.first : index.home) ? sitemaps.survey : null,
		},
	};
}

/** A URL that redirects to the page comes first: it does not belong into a sitemap. */
function entryOf({ page: { summary }, sitemapOf }: PageOnSite) {
	for (const address of [...summary.ledHere, summary.url]) {
		const sitemap = sitemapOf(address);
		if (sitemap !== null) return { address, sitemap };
	}
	return null;
}
