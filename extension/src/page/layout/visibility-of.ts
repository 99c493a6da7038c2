import type { LayoutFacts } from '@plumbline/core';
import { boxOf, isVisible, parentOf } from './unshadowed.ts';

type Visibility = LayoutFacts['mainHeadings'][number]['visibility'];

/**
 * Whether an element is visible, only read out by screen readers, or neither. An element that fades
 * in counts as visible.
 */
export function visibilityOf(element: Element): Visibility {
	if (!isVisible(element)) return 'hidden';
	const { bottom, height, right, width } = boxOf(element);
	const isOutside = right + scrollX <= 0 || bottom + scrollY <= 0;
	return isOutside || width <= 1 || height <= 1 || isClippedAway(element) ? 'read_out' : 'shown';
}

function isClippedAway(element: Element): boolean {
	for (let node: Element | null = element; node; node = parentOf(node)) {
		const { clip, clipPath, fontSize, textIndent } = getComputedStyle(node);
		if (/^rect\((?:[01]px,? ?){4}\)$/.test(clip) || /^inset\((?:50|100)%\)$/.test(clipPath))
			return true;
		if (node === element && (Number.parseFloat(fontSize) < 1 || isFarAway(textIndent))) return true;
	}
	return false;
}

/** The old way to replace text with an image: indent the text out of view. */
const isFarAway = (indent: string) => Math.abs(Number.parseFloat(indent)) >= 999;
