import type { JudgeOptions } from '../judging/judge.ts';
import type { SiteMemory } from './site-memory.ts';

/** What somebody has decided about a site, as the audit of one of its pages wants it. */
export function judgeOptions(
	{ geo, hiddenPages, ignoredOccurrences, ignoredRules, keywords, synonyms }: SiteMemory,
	{ url, ...options }: Omit<JudgeOptions, 'geo' | 'isMeantToBeHidden'> & { readonly url: string },
): JudgeOptions {
	return {
		...options,
		geo,
		keywords,
		synonyms,
		isMeantToBeHidden: hiddenPages.includes(url),
		ignored: { rules: ignoredRules, occurrences: ignoredOccurrences },
	};
}
