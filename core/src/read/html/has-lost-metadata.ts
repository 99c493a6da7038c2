import type { CollectedFacts } from '../../facts/collected/collected-facts.ts';
import { hasContent } from '../../facts/derived/page/shown-text.ts';

/**
 * Whether metadata after the head would change how engines see the page. An empty tag, one that only
 * repeats the head, and robots rules that allow what is allowed anyway would not.
 */
export function hasLostMetadata(facts: CollectedFacts): boolean {
	const { canonicals, descriptions, hreflangs, robotsMetas, titles } = facts;
	return (
		isLost(titles, ({ text }) => hasContent(text)) ||
		isLost(descriptions, ({ content }) => hasContent(content)) ||
		isLost(canonicals, ({ href }) => href !== null && hasContent(href)) ||
		robotsMetas.some(({ content, inHead }) => !inHead && restricts(content)) ||
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

const restricts = (content: string) =>
	content.split(',').some((rule) => hasContent(rule) && !allowing.test(rule.trim()));

/**
 * Robots rules that forbid nothing: the defaults, the largest previews, and rules about directories
 * that no longer exist.
 */
const allowing =
	/^(?:all|index|follow|noodp|noydir|max-snippet *: *-1|max-video-preview *: *-1|max-image-preview *: *large)$/i;
