import type { LayoutFacts, NodeRegistry } from '@plumbline/core';
import { boxOf, closest } from './unshadowed.ts';

/** Shorter texts are icons and numbers. */
const minLength = 3;

/** Finds the largest text in the first view, and the font size of the largest h1. */
export function createLargestText(registry: NodeRegistry) {
	let largest: { readonly element: Element; readonly text: string; readonly px: number } | null =
		null;
	let mainHeadingPx: number | null = null;

	return {
		look(element: Element, text: string, px: number) {
			if (closest(element, 'h1')) mainHeadingPx = Math.max(px, mainHeadingPx ?? 0);
			if (px <= (largest?.px ?? 0) || text.length < minLength || !/\p{L}/u.test(text)) return;
			if (isInFirstView(element)) largest = { element, text, px };
		},
		facts: (): Pick<LayoutFacts, 'largestText' | 'mainHeadingPx'> => ({
			largestText: largest && {
				text: largest.text.slice(0, 80),
				px: largest.px,
				node: registry.ref(largest.element),
			},
			mainHeadingPx,
		}),
	};
}

function isInFirstView(element: Element): boolean {
	const { height, top } = boxOf(element);
	return height > 1 && top + scrollY >= 0 && top + scrollY < innerHeight;
}
