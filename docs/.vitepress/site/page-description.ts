import { pageTexts } from './page-texts.ts';

/** About as much as results and cards show. */
const shown = 160;

/**
 * The description of a page: whole sentences, as many as results show, of the one that its head
 * gives or from its beginning. A first sentence that is longer stays whole.
 */
export function pageDescription(markdown: string): string {
	const [, given] = markdown.match(/^---\n(?:.*\n)*?description: "?(.+?)"?\n(?:.*\n)*?---\n/) ?? [];
	const texts = given === undefined ? pageTexts(markdown) : [given];
	const [first = '', ...others] = texts.flatMap(sentencesOf);
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
