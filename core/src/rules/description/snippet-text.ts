import type { OpenGraphTag } from '../../facts/collected/head/open-graph.fact.ts';
import { firstParagraph } from '../../facts/derived/keywords/first-paragraph.ts';
import type { MainText } from '../../facts/derived/page/main-text.fact.ts';
import { hasContent } from '../../facts/derived/page/shown-text.ts';

/** Shorter texts for social networks are names and slogans. */
const descriptionLength = 60;

/** So much text in tables and lists has lines to show, even without a paragraph. */
const muchText = 3000;

/**
 * Whether the page has something else that a search engine can show below its title: a paragraph,
 * much other text, or a description for social networks. A text that this host cannot know is assumed to exist.
 */
export const hasSnippetText = (
	mainText: MainText | null,
	openGraph: readonly OpenGraphTag[] | null,
): boolean =>
	mainText === null ||
	firstParagraph(mainText.blocks) >= 0 ||
	mainText.length >= muchText ||
	(openGraph ?? []).some(
		({ content, property }) =>
			property === 'og:description' && content.length >= descriptionLength && hasContent(content),
	);
