import { type LayoutFacts, type LoadedImages, type NodeRegistry, nextTask } from '@plumbline/core';
import { eachInSlices } from '../each-in-slices.ts';
import { elementsOf } from './elements-of.ts';
import { createHiddenTexts } from './hidden-texts.ts';
import { isInText } from './is-in-text.ts';
import { isTapTarget } from './is-tap-target.ts';
import { createLargestText } from './largest-text.ts';
import { nextFrame } from './next-frame.ts';
import { overlayOf } from './overlay-of.ts';
import { detachedText } from './own-text.ts';
import { createShownImages } from './shown-images.ts';
import { smallTargets, type Target } from './small-targets.ts';
import { boxOf, isVisible, parentOf } from './unshadowed.ts';
import { visibilityOf } from './visibility-of.ts';

/** Smaller text is hard to read on a phone. */
const smallPx = 12;
/** At most this many nodes of each kind are reported. */
const maxNamed = 20;
const maxTargets = 2000;

interface LayoutOptions {
	readonly registry: NodeRegistry;
	readonly signal?: AbortSignal;
}

interface LayoutRead {
	readonly layout: LayoutFacts;
	readonly images: LoadedImages['images'];
}

/**
 * Reads the layout of the page without changing anything, so that the browser computes it at most
 * once.
 */
export async function readLayout(
	document: Document,
	{ registry, signal }: LayoutOptions,
): Promise<LayoutRead> {
	await nextFrame();
	const { clientHeight: height, clientWidth: width } = document.documentElement;
	const contentWidth = contentWidthOf(document);
	const found = createFindings(registry, contentWidth > width ? width : null);
	await eachInSlices(elementsOf(document), found.look, signal);
	const hidden = await found.hidden.confirmed(document, signal);
	const facts = found.facts();
	await nextTask();
	signal?.throwIfAborted();
	const layout = {
		viewport: { width, height },
		contentWidth,
		...facts,
		hiddenTexts: hidden.map(({ by, element, text }) => ({
			text: text.slice(0, 80),
			length: text.length,
			by,
			node: registry.ref(element),
		})),
		overlay: overlayOf(document, registry),
	};
	return { layout, images: found.images.seen };
}

/** A page that cannot scroll sideways is as wide as its window. */
function contentWidthOf({ body, documentElement }: Document): number {
	const isHeld = [documentElement, body].some(
		(element) => element && /^(?:hidden|clip)$/.test(getComputedStyle(element).overflowX),
	);
	const { clientWidth, scrollWidth } = documentElement;
	// A difference below one pixel is rounding.
	return isHeld || scrollWidth <= clientWidth + 1 ? clientWidth : scrollWidth;
}

/** `edge` is the right edge of the window, or null if no content reaches beyond it. */
function createFindings(registry: NodeRegistry, edge: number | null) {
	const hidden = createHiddenTexts();
	const largestText = createLargestText(registry);
	const mainHeadings: LayoutFacts['mainHeadings'][number][] = [];
	const images = createShownImages(registry);
	const overflowing: LayoutFacts['overflowing'][number][] = [];
	const small: (LayoutFacts['smallTexts'][number] & { readonly length: number })[] = [];
	const targets: Target[] = [];
	/**
	 * Remembered for the links inside these elements: looking again for each link would take
	 * quadratic time.
	 */
	const withText = new Set<Element>();
	let textLength = 0;
	let smallTextLength = 0;

	function look(element: HTMLElement) {
		if (element.localName === 'h1') mainHeadings.push(headingOf(element, registry));
		const text = detachedText(element);
		if (text) withText.add(element);
		const image = element instanceof HTMLImageElement && !images.isFull() ? element : null;
		const isTarget = targets.length < maxTargets && isTapTarget(element);
		// Visibility is checked last, because that costs more than everything above.
		if (!(text || image || isTarget || edge !== null)) return;
		if (!isVisible(element)) return;
		if (image) images.look(image);
		if (isTarget) lookAtTarget(element);
		if (edge !== null) lookAtWidth(element, edge);
		if (text) lookAtText(element, text);
	}

	function lookAtText(element: HTMLElement, text: string) {
		const style = getComputedStyle(element);
		const px = Number.parseFloat(style.fontSize);
		hidden.look(element, text, style);
		largestText.look(element, text, px);
		textLength += text.length;
		if (px >= smallPx) return;
		smallTextLength += text.length;
		small.push({ px, length: text.length, node: registry.ref(element) });
	}

	function lookAtTarget(element: HTMLElement) {
		const { height, left, top, width } = boxOf(element);
		if (height <= 1 || width <= 1 || isInText(element, getComputedStyle(element), withText)) return;
		targets.push({ element, left, top, width, height });
	}

	function lookAtWidth(element: HTMLElement, limit: number) {
		const { right, width } = boxOf(element);
		if (right + scrollX <= limit + 1 || width === 0) return;
		const around = parentOf(element);
		const parent = around && boxOf(around);
		if (parent && parent.right + scrollX > limit + 1 && parent.width >= width) return;
		if (!isClipped(element))
			overflowing.push({ width: right + scrollX, node: registry.ref(element) });
	}

	return {
		look,
		hidden,
		images,
		facts: () => ({
			mainHeadings,
			...largestText.facts(),
			textLength,
			smallTextLength,
			smallTexts: [...small]
				.sort((one, other) => other.length - one.length)
				.slice(0, maxNamed)
				.map(({ node, px }) => ({ px, node })),
			tapTargetCount: targets.length,
			smallTapTargets: smallTargets(targets, maxNamed).map(({ element, height, width }) => ({
				width,
				height,
				node: registry.ref(element),
			})),
			overflowing: overflowing.sort((one, other) => other.width - one.width).slice(0, maxNamed),
		}),
	};
}

const headingOf = (element: HTMLElement, registry: NodeRegistry) => ({
	text: (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 200),
	visibility: visibilityOf(element),
	node: registry.ref(element),
});

function isClipped(element: Element): boolean {
	for (let node = parentOf(element); node && node !== document.body; node = parentOf(node)) {
		if (getComputedStyle(node).overflowX !== 'visible') return true;
	}
	return false;
}
