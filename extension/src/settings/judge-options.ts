import type { JudgeOptions } from '../judging/judge.ts';
import { keywordsOf, pageAt } from './page-keywords.ts';
import type { SiteMemory } from './site-memory.ts';

/** The user's settings for a site, as audit options for one of its pages. */
export function judgeOptions(
	site: SiteMemory,
	{ url, ...options }: Omit<JudgeOptions, 'geo' | 'isMeantToBeHidden'> & { readonly url: string },
): JudgeOptions {
	const { geo, ignoredOccurrences, ignoredRules, synonyms } = site;
	return {
		...options,
		geo,
		keywords: keywordsOf(site, url),
		synonyms,
		isMeantToBeHidden: isMeantToBeHidden(site, url),
		ignored: { rules: ignoredRules, occurrences: ignoredOccurrences },
	};
}

/** Whether the user has said that the page at this URL is meant to stay out of search results. */
export const isMeantToBeHidden = ({ hiddenPages }: SiteMemory, url: string): boolean =>
	hiddenPages.includes(pageAt(url));

export function hiddenPagesWith(
	{ hiddenPages }: SiteMemory,
	url: string,
	isHidden: boolean,
): readonly string[] {
	const page = pageAt(url);
	const others = hiddenPages.filter((hidden) => hidden !== page);
	return isHidden ? [...others, page] : others;
}
