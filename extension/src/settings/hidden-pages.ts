import { pageAt } from './page-at.ts';
import type { SiteMemory } from './site-memory.ts';

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
