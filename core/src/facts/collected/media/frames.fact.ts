import { defineFact, type PageElement } from '../../fact.ts';
import { styleValue } from '../../inline-style.ts';
import type { NodeRef } from '../../node-ref.ts';
import { labelledBy } from '../labelled-by.ts';

/** A page inside the page. */
export interface Frame {
	/** As written; empty if a script fills it. */
	readonly src: string;
	/** Its title or ARIA label; empty if it has none. */
	readonly label: string;
	/** The ids in its `aria-labelledby`; null without the attribute. */
	readonly labelledBy: string | null;
	/** Out of sight and reach: hidden, or too small to see. */
	readonly isHidden: boolean;
	readonly node: NodeRef;
}

export const frames = defineFact<Frame>({
	elements: ['iframe'],
	part: 'content',
	enter(element) {
		const { attribute, ref } = element;
		const src = attribute('src') ?? attribute('data-src') ?? '';
		return {
			src: src.trim(),
			label: attribute('title')?.trim() || attribute('aria-label')?.trim() || '',
			labelledBy: labelledBy(element),
			isHidden: isUnseen(element),
			node: ref(),
		};
	},
});

const isUnseen = ({ attribute, isHidden }: PageElement) =>
	isHidden ||
	attribute('aria-hidden') === 'true' ||
	/^\s*-/.test(attribute('tabindex') ?? '') ||
	/^(?:none|presentation)$/.test(attribute('role') ?? '') ||
	isTiny(attribute);

const isTiny = (attribute: PageElement['attribute']) =>
	(['width', 'height'] as const).some((name) =>
		[attribute(name), styleValue(attribute('style') ?? '', name)].some((size) =>
			/^\s*[01](?:px)?\s*$/.test(size ?? ''),
		),
	);
