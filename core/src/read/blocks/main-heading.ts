import type { CollectedFacts } from '../../facts/collected/collected-facts.ts';

const headingNode = 'heading';

/**
 * Adds the title to the headings of the content, because the theme shows it above as main heading.
 */
export const withMainHeading = (text: string, facts: CollectedFacts): CollectedFacts => ({
	...facts,
	headings: [headingOf(text), ...facts.headings],
	textBlocks: [textBlockOf(text), ...facts.textBlocks],
});

const headingOf = (text: string) =>
	({
		level: 1,
		text,
		label: text,
		isSilent: false,
		labelledBy: null,
		parts: [],
		region: 'body',
		isHidden: false,
		node: headingNode,
	}) as const;

const textBlockOf = (text: string) =>
	({
		text,
		kind: 'h1',
		linkedLength: 0,
		codeLength: 0,
		region: 'body',
		lang: '',
		node: headingNode,
	}) as const;
