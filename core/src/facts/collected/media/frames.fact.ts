import { defineFact, type PageElement } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';

/** A page inside the page. */
export interface Frame {
	/** As written; empty if a script fills it. */
	readonly src: string;
	/** Its title or ARIA name; empty if it has none. */
	readonly label: string;
	/** Out of sight and reach: hidden, or too small to see. */
	readonly isHidden: boolean;
	readonly node: NodeRef;
}

export const frames = defineFact<Frame>({
	elements: ['iframe'],
	part: 'content',
	enter(element) {
		const { attribute, inFrame, ref } = element;
		if (inFrame) return null;
		const label =
			attribute('title') ?? attribute('aria-label') ?? attribute('aria-labelledby') ?? '';
		const src = attribute('src') ?? attribute('data-src') ?? '';
		return { src: src.trim(), label: label.trim(), isHidden: isUnseen(element), node: ref() };
	},
});

const isUnseen = ({ attribute, isHidden }: PageElement) =>
	isHidden ||
	attribute('aria-hidden') === 'true' ||
	/^\s*-/.test(attribute('tabindex') ?? '') ||
	/^(?:none|presentation)$/.test(attribute('role') ?? '') ||
	['width', 'height'].some((name) => /^\s*[01](?:px)?\s*$/.test(attribute(name) ?? '')) ||
	/(?:^|[;\s])(?:width|height)\s*:\s*[01](?:px)?\s*(?:;|!|$)/i.test(attribute('style') ?? '');
