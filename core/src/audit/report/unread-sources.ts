import type { PageFacts } from '../../facts/page-facts.ts';
import type { IndexingSource } from './verdict.ts';

/** Which of the sources outside of the page, each of which can keep it out of search, are unknown. */
export const unreadSources = ({
	response,
	robotsTxt,
}: Pick<PageFacts['facts'], 'response' | 'robotsTxt'>): readonly IndexingSource[] => [
	...(response?.headers ? [] : (['headers'] as const)),
	...(robotsTxt && (robotsTxt.status ?? robotsTxt.text) !== null ? [] : (['robots_txt'] as const)),
];
