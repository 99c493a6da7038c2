import { eachInSlices } from '../each-in-slices.ts';
import { elementsOf } from './elements-of.ts';
import {
	attributeOf,
	boxOf,
	closest,
	contains,
	parentNodeOf,
	parentOf,
	slotOf,
} from './unshadowed.ts';

const transparent = 'rgba(0, 0, 0, 0)';

/** The solid color behind an element, as its ancestors paint it; null when that is not certain. */
function backgroundOf(element: Element): string | null {
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

/** Nobody hides shorter texts on purpose: they are labels and leftovers. */
const worthHiding = 40;
/** More examples would say nothing new. */
const maxTexts = 20;

/** Class names that frameworks give to texts for screen readers. */
const screenReaderClasses = /sr-only|screen-?reader|visually-?hidden|assistive|a11y|skip/i;

export interface HiddenCandidate {
	readonly element: HTMLElement;
	readonly text: string;
	readonly by: 'color' | 'size';
}

/** Finds text that is laid out but cannot be seen. Collapsed content does not count. */
export function createHiddenTexts() {
	const candidates: HiddenCandidate[] = [];
	return {
		look(element: HTMLElement, text: string, style: CSSStyleDeclaration) {
			if (text.length < worthHiding || candidates.length >= maxTexts) return;
			const by = hiddenBy(element, style);
			if (by && !closest(element, '[aria-hidden="true"]') && !isForScreenReaders(element)) {
				candidates.push({ element, text, by });
			}
		},
		/**
		 * Drops candidates that have something painted behind them. Finding out takes a look at all
		 * elements.
		 */
		async confirmed(document: Document, signal?: AbortSignal): Promise<readonly HiddenCandidate[]> {
			const open = new Map(
				candidates
					.filter(({ by }) => by === 'color')
					.map((candidate) => [candidate, boxOf(candidate.element)]),
			);
			if (open.size > 0) {
				await eachInSlices(
					elementsOf(document),
					(element) => {
						if (open.size === 0) return;
						const box = boxOf(element);
						for (const [candidate, textBox] of open) {
							if (!isAcross(box, textBox)) continue;
							if (paintsBehind(element, candidate.element)) open.delete(candidate);
						}
					},
					signal,
				);
			}
			return candidates.filter((candidate) => candidate.by === 'size' || open.has(candidate));
		},
	};
}

function hiddenBy(element: Element, style: CSSStyleDeclaration): 'color' | 'size' | null {
	if (Number.parseFloat(style.fontSize) < 1) return 'size';
	// Only colors that are certainly opaque; newer color notations are skipped.
	if (!style.color.startsWith('rgb(') || isDecorated(style)) return null;
	return style.color === backgroundOf(element) ? 'color' : null;
}

const isDecorated = (style: CSSStyleDeclaration) =>
	style.textShadow !== 'none' ||
	style.mixBlendMode !== 'normal' ||
	style.webkitTextFillColor !== style.color ||
	Number.parseFloat(style.webkitTextStrokeWidth) > 0;

function isForScreenReaders(element: Element): boolean {
	for (let node: Element | null = element; node; node = parentOf(node)) {
		if (screenReaderClasses.test(attributeOf(node, 'class') ?? '')) return true;
	}
	return false;
}

const pictures = new Set(['img', 'video', 'canvas', 'picture', 'embed', 'input']);

/**
 * Whether an element at the same place paints something behind the text, so that the text may be
 * visible.
 */
function paintsBehind(element: Element, text: Element): boolean {
	if (element !== text && contains(text, element)) return false;
	if (pictures.has(element.localName)) return true;
	const isAround = contains(element, text);
	// The background of an ancestor is already known to have the color of the text, so only its
	// pseudo-elements can paint a different one.
	if (!isAround && isPainted(getComputedStyle(element))) return true;
	return ['::before', '::after'].some((part) => {
		const style = getComputedStyle(element, part);
		return style.content !== 'none' && style.content !== 'normal' && isPainted(style);
	});
}

const isAcross = (one: DOMRect, other: DOMRect) =>
	one.left < other.right &&
	other.left < one.right &&
	one.top < other.bottom &&
	other.top < one.bottom;

const isPainted = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
	backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)';
