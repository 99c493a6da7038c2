import type { Pointed } from '../../messaging/protocol.ts';
import { type Box, boxesAround } from './boxes.ts';
import { createOverlay } from './overlay.ts';

/** Marks one element at a time, and follows it while the page scrolls. */
export function createHighlighter(document: Document) {
	let current = new AbortController();

	function show(element: Element | null): Pointed {
		current.abort();
		if (!element?.isConnected) return 'gone';
		if (boxesOf(element).length === 0) return element.closest('head') ? 'in_head' : 'hidden';
		current = new AbortController();
		scrollTo(element);
		mark(element, current.signal);
		return 'shown';
	}

	function mark(element: Element, signal: AbortSignal) {
		const overlay = createOverlay(document);
		const draw = () => overlay.draw(boxesOf(element));
		draw();
		for (const window of windowsAround(element)) {
			window.addEventListener('scroll', draw, { capture: true, passive: true, signal });
			window.addEventListener('resize', draw, { signal });
		}
		signal.addEventListener('abort', overlay.remove);
	}

	return { show };
}

function scrollTo(element: Element) {
	const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
	const isTall = element.getBoundingClientRect().height > innerHeight;
	element.scrollIntoView({
		block: isTall ? 'start' : 'center',
		inline: 'nearest',
		behavior: isCalm ? 'instant' : 'smooth',
	});
}

const boxesOf = (element: Element): readonly Box[] =>
	boxesAround([...element.getClientRects()], framesAround(element).map(insideOf));

/** Where the document in a frame begins. */
function insideOf(frame: Element) {
	const { left, top } = frame.getBoundingClientRect();
	return { left: left + frame.clientLeft, top: top + frame.clientTop };
}

/** From the innermost frame outwards; frames of other origins are never gone into. */
function framesAround(element: Element): readonly Element[] {
	const frame = element.ownerDocument.defaultView?.frameElement;
	return frame ? [frame, ...framesAround(frame)] : [];
}

const windowsAround = (element: Element): readonly Window[] =>
	[element, ...framesAround(element)].flatMap((node) => node.ownerDocument.defaultView ?? []);
