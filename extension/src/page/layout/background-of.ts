const TRANSPARENT = 'rgba(0, 0, 0, 0)';

/** The solid color behind an element, as its ancestors paint it; null when that is not certain. */
export function backgroundOf(element: Element): string | null {
	for (let node: Element | null = element; node; node = parentOf(node)) {
		const { backdropFilter, backgroundColor, backgroundImage, filter } = getComputedStyle(node);
		if (backgroundImage !== 'none' || (backdropFilter && backdropFilter !== 'none')) return null;
		if (filter !== 'none') return null;
		if (backgroundColor === TRANSPARENT) continue;
		return backgroundColor.startsWith('rgb(') ? backgroundColor : null;
	}
	// The canvas is white, unless the user prefers dark pages.
	return matchMedia('(prefers-color-scheme: dark)').matches ? null : 'rgb(255, 255, 255)';
}

function parentOf({ assignedSlot, parentElement, parentNode }: Element): Element | null {
	if (assignedSlot) return assignedSlot;
	return parentElement ?? (parentNode instanceof ShadowRoot ? parentNode.host : null);
}
