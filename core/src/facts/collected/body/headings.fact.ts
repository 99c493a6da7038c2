import type { Region } from '../../element-kinds.ts';
import { defineFact, type PageElement, type Part } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';
import { labelledBy } from '../labelled-by.ts';

export interface Heading {
	/** 1 to 6; `aria-level` may go beyond. */
	readonly level: number;
	readonly text: string;
	/** The words that search engines and screen readers use: text, alt texts, then labels and titles. */
	readonly label: string;
	/** Assistive technology announces it, but none of its words. */
	readonly isSilent: boolean;
	/** The ids in its `aria-labelledby`; null without the attribute. */
	readonly labelledBy: string | null;
	/** Its content other than text. */
	readonly parts: readonly Part[];
	readonly region: Region;
	/** Neither seen nor read out. Words that only screen readers pass over are on the page. */
	readonly isHidden: boolean;
	readonly node: NodeRef;
}

export const headings = defineFact<Heading>({
	elements: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'role:heading'],
	part: 'content',
	captures: () => true,
	leave: (element, { isSpoken, text, parts }) => ({
		level: levelOf(element),
		text,
		label: text || partLabels(parts) || otherNames(parts) || ownName(element),
		isSilent:
			!element.isAriaHidden &&
			(text !== '' || parts.length > 0) &&
			!isSpoken &&
			!spokenName(parts) &&
			!ownName(element),
		labelledBy: labelledBy(element),
		parts,
		region: element.region,
		isHidden: element.isHidden || (!text && element.isAriaHidden),
		node: element.ref(),
	}),
});

const headingName = /^h[1-6]$/;

function levelOf({ name, attribute }: PageElement): number {
	const level = Number(attribute('aria-level'));
	if (attribute('role') === 'heading' && level >= 1) return Math.floor(level);
	return headingName.test(name) ? Number(name[1]) : 2;
}

/** A link and the image in it often have the same name. */
const otherNames = (parts: readonly Part[]) =>
	[...new Set(parts.map(({ otherName }) => otherName?.trim()))].filter(Boolean).join(' ');

const ownName = ({ attribute }: PageElement) =>
	attribute('aria-label')?.trim() || attribute('title')?.trim() || '';

const spokenName = (parts: readonly Part[]) => {
	const spoken = parts.filter(({ isAriaHidden }) => !isAriaHidden);
	return partLabels(spoken) || otherNames(spoken);
};

export const partLabels = (parts: readonly Part[]) =>
	parts
		.map(({ label }) => label?.trim())
		.filter(Boolean)
		.join(' ');
