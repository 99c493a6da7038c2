import { eachInSlices } from '../each-in-slices.ts';
import { backgroundOf } from './background-of.ts';
import { elementsOf } from './elements-of.ts';
import { contains } from './whatever-its-fields.ts';

/** Shorter texts are labels and leftovers. */
const WORTH_HIDING = 40;
/** More say nothing new. */
const MOST = 20;

/** What is there for those who listen, by the names that frameworks give it. */
const forReaders = /sr-only|screen-?reader|visually-?hidden|assistive|a11y|skip/i;

export interface HiddenCandidate {
	readonly element: HTMLElement;
	readonly text: string;
	readonly by: 'color' | 'size';
}

/** Finds text that is laid out and cannot be seen. What is folded away is no such text. */
export function createHiddenTexts() {
	const candidates: HiddenCandidate[] = [];
	return {
		look(element: HTMLElement, text: string, style: CSSStyleDeclaration) {
			if (text.length < WORTH_HIDING || candidates.length >= MOST) return;
			const by = hiddenBy(element, style);
			if (by && !element.closest('[aria-hidden="true"]') && !isForReaders(element)) {
				candidates.push({ element, text, by });
			}
		},
		/** Without those that something is painted behind, which only a look at everything tells. */
		async confirmed(document: Document, signal?: AbortSignal): Promise<readonly HiddenCandidate[]> {
			const open = new Map(
				candidates
					.filter(({ by }) => by === 'color')
					.map((candidate) => [candidate, candidate.element.getBoundingClientRect()]),
			);
			if (open.size > 0) {
				await eachInSlices(
					elementsOf(document),
					(element) => {
						if (open.size === 0) return;
						const box = element.getBoundingClientRect();
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
	// Only what is surely opaque; newer notations of colours are left alone.
	if (!style.color.startsWith('rgb(') || isDecorated(style)) return null;
	return style.color === backgroundOf(element) ? 'color' : null;
}

const isDecorated = (style: CSSStyleDeclaration) =>
	style.textShadow !== 'none' ||
	style.mixBlendMode !== 'normal' ||
	style.webkitTextFillColor !== style.color ||
	Number.parseFloat(style.webkitTextStrokeWidth) > 0;

function isForReaders(element: Element): boolean {
	for (let node: Element | null = element; node; node = node.parentElement) {
		if (forReaders.test(node.getAttribute('class') ?? '')) return true;
	}
	return false;
}

const pictures = new Set(['img', 'video', 'canvas', 'picture', 'embed', 'input']);

/** Whether an element that lies where the text does paints there; then its colour may well be seen. */
function paintsBehind(element: Element, text: Element): boolean {
	if (element !== text && contains(text, element)) return false;
	if (pictures.has(element.localName)) return true;
	const isAround = contains(element, text);
	// Of what stands around it the background itself is known to be of the same colour.
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
