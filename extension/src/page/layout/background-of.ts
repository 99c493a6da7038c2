import { parentNodeOf, parentOf, slotOf } from './unshadowed.ts';

const transparent = 'rgba(0, 0, 0, 0)';

/** The solid color behind an element, as its ancestors paint it; null when that is not certain. */
export function backgroundOf(element: Element): string | null {
	for (let node: Element | null = element; node; node = holderOf(node)) {
		const { backdropFilter, backgroundColor, backgroundImage, filter } = getComputedStyle(node);
		if (backgroundImage !== 'none' || (backdropFilter && backdropFilter !== 'none')) return null;
		if (filter !== 'none') return null;
		if (backgroundColor === transparent) continue;
		return backgroundColor.startsWith('rgb(') ? backgroundColor : null;
	}
	// The canvas is white, unless the user prefers dark pages.
	return matchMedia('(prefers-color-scheme: dark)').matches ? null : 'rgb(255, 255, 255)';
}

function holderOf(element: Element): Element | null {
	const holder = slotOf(element) ?? parentOf(element);
	if (holder) return holder;
	const root = parentNodeOf(element);
	return root instanceof ShadowRoot ? root.host : null;
}
