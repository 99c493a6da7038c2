import type { JudgeOptions } from '../judging/judge.ts';
import { isMeantToBeHidden } from './hidden-pages.ts';
import { keywordsOf } from './page-keywords.ts';
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
