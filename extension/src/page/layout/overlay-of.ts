import type { LayoutFacts, NodeRegistry } from '@plumbline/core';
import { contains, matches, parentOf } from './unshadowed.ts';

/** Sample points in the window, across and down. */
const grid = 5;

/** The fixed element that covers most of the page, with the share of the window it takes. */
export function overlayOf(document: Document, registry: NodeRegistry): LayoutFacts['overlay'] {
	const points = gridOf(document.documentElement);
	const hits = new Map<Element, number>();
	for (const [x, y] of points) {
		const holder = fixedHolder(document.elementFromPoint(x, y));
		if (holder) hits.set(holder, (hits.get(holder) ?? 0) + 1);
	}
	const [largest] = [...hits].sort(([, one], [, other]) => other - one);
	if (!largest) return null;
	const [element, count] = largest;
	// A fixed frame around a whole application covers nothing but its own content.
	if (contains(element, document.querySelector('h1, main'))) return null;
	return { percent: Math.round((100 * count) / points.length), node: registry.ref(element) };
}

function gridOf({ clientHeight, clientWidth }: Element) {
	const steps = Array.from({ length: grid }, (_, index) => (index + 0.5) / grid);
	return steps.flatMap((across) =>
		steps.map((down) => [across * clientWidth, down * clientHeight] as const),
	);
}

function fixedHolder(top: Element | null): Element | null {
	let holder: Element | null = null;
	for (let node = top; node && node !== document.body; node = parentOf(node)) {
		if (getComputedStyle(node).position === 'fixed' || matches(node, 'dialog[open]')) holder = node;
	}
	return holder;
}
