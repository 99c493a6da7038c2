const TRANSPARENT = 'rgba(0, 0, 0, 0)';

/** The one colour behind an element, as its ancestors paint it; null where that is not sure. */
export function backgroundOf(element: Element): string | null {
	for (let node: Element | null = element; node; node = parentOf(node)) {
		const { backdropFilter, backgroundColor, backgroundImage, filter } = getComputedStyle(node);
		if (backgroundImage !== 'none' || (backdropFilter && backdropFilter !== 'none')) return null;
		if (filter !== 'none') return null;
		if (backgroundColor === TRANSPARENT) continue;
		return backgroundColor.startsWith('rgb(') ? backgroundColor : null;
	}
	// The page itself, where nobody has chosen a dark one.
	return matchMedia('(prefers-color-scheme: dark)').matches ? null : 'rgb(255, 255, 255)';
}

function parentOf({ assignedSlot, parentElement, parentNode }: Element): Element | null {
	if (assignedSlot) return assignedSlot;
	return parentElement ?? (parentNode instanceof ShadowRoot ? parentNode.host : null);
}
