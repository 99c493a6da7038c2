import type { CollectedFacts } from '../../facts/collected/collected-facts.ts';
import { hasContent } from '../../facts/derived/page/shown-text.ts';

/**
 * Whether metadata after the head would change how engines see the page. An empty tag and one that
 * only repeats the head would not; robots rules count in the body too.
 */
export function hasLostMetadata(facts: CollectedFacts): boolean {
	const { canonicals, descriptions, hreflangs, titles } = facts;
	return (
		isLost(titles, ({ text }) => hasContent(text)) ||
		isLost(descriptions, ({ content }) => hasContent(content)) ||
		isLost(canonicals, ({ href }) => href !== null && hasContent(href)) ||
		hreflangs.some(({ inHead }) => !inHead)
	);
}

/** Engines read these from the first tag that says something. */
function isLost<Item extends { readonly inHead: boolean }>(
	items: readonly Item[],
	counts: (item: Item) => boolean,
): boolean {
	const counting = items.filter(counts);
	return counting.length > 0 && !counting.some(({ inHead }) => inHead);
}
