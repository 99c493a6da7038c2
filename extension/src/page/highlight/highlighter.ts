import type { PointOutcome } from '../../messaging/protocol.ts';
import { boxesOf } from './boxes.ts';
import { follow } from './follow.ts';
import type { Overlay } from './overlay.ts';

/** Highlights one element at a time and keeps the highlight on it as it moves. */
export function createHighlighter(overlay: Overlay) {
	let current = new AbortController();

	function show(element: Element | null): PointOutcome {
		current.abort();
		if (!element?.isConnected) return 'gone';
		if (boxesOf(element).length === 0) return element.closest('head') ? 'in_head' : 'hidden';
		current = new AbortController();
		scrollTo(element);
		mark(element, current.signal);
		return 'shown';
	}

	function mark(element: Element, signal: AbortSignal) {
		const draw = () =>
			overlay.draw(
				'highlight',
				boxesOf(element).map((box) => ({ box, color: null, label: '' })),
			);
		follow(draw, signal);
		signal.addEventListener('abort', () => overlay.clear('highlight'));
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
