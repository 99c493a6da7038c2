import { pageTexts } from './page-texts.ts';

/** About as much as results and cards show. */
const shown = 160;

/**
 * The description of a page: whole sentences from its beginning, as many as results show. A first
 * sentence that is longer stays whole.
 */
export function pageDescription(markdown: string): string {
	const [first = '', ...others] = pageTexts(markdown).flatMap(sentencesOf);
	let description = first;
	for (const sentence of others) {
		const longer = `${description} ${sentence}`;
		if (longer.length > shown) break;
		description = longer;
	}
	return description;
}

const sentencesOf = (text: string) =>
	[...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(({ segment }) =>
		segment.trim(),
	);
