import { isMeantToBeHidden } from '../../settings/hidden-pages.ts';
import { keywordsOf } from '../../settings/page-keywords.ts';
import type { SiteMemory } from '../../settings/site-memory.ts';

interface Pair {
	readonly url: string;
	readonly otherUrl: string;
	readonly geo: string;
}

/** Settings by which a different page is judged as this one is, so that only the pages differ. */
export const siteForOther = (site: SiteMemory, { geo, otherUrl, url }: Pair): SiteMemory => ({
	...site,
	geo,
	keywords: keywordsOf(site, url),
	pageKeywords: {},
	hiddenPages: isMeantToBeHidden(site, url) ? [otherUrl] : [],
});
