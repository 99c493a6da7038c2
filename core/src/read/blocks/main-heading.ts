import type { CollectedFacts } from '../../facts/collected/collected-facts.ts';

const NODE = 'heading';

/** The content below the title, which the theme shows as main heading. */
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
		node: NODE,
	}) as const;

const textBlockOf = (text: string) =>
	({
		text,
		kind: 'h1',
		linkedLength: 0,
		codeLength: 0,
		region: 'body',
		lang: '',
		isInFrame: false,
		node: NODE,
	}) as const;
