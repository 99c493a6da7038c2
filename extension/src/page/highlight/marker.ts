import type { Mark } from '../../messaging/protocol.ts';
import type { Drawing, Overlay } from './overlay.ts';
import { boxesOf, scrollersAround } from './place-of.ts';

export interface ElementMark extends Omit<Mark, 'node'> {
	readonly element: Element;
}

/** More than that in one view hide the page instead of explaining it. */
const MOST_IN_VIEW = 400;
/** Elements this near are measured already, so that none flashes up late while scrolling. */
const NEAR = '100px';

/** Marks many elements at once. The browser tells which are in view; only those are measured and drawn. */
export function createMarker(overlay: Overlay) {
	let current = new AbortController();

	function show(marks: readonly ElementMark[]): void {
		current.abort();
		if (marks.length === 0) return;
		current = new AbortController();
		follow(new Map(marks.map((mark) => [mark.element, mark])), current.signal);
	}

	function follow(marks: ReadonlyMap<Element, ElementMark>, signal: AbortSignal) {
		const near = new Set<Element>();
		const draw = onceAFrame(() => {
			const shown = [...near].slice(0, MOST_IN_VIEW);
			overlay.draw(
				'marks',
				shown.flatMap((element) => drawingsOf(marks.get(element))),
			);
		}, signal);
		const seen = new IntersectionObserver(
			(entries) => {
				for (const { isIntersecting, target } of entries) {
					if (isIntersecting) near.add(target);
					else near.delete(target);
				}
				draw();
			},
			{ rootMargin: NEAR },
		);
		// What loads late moves everything below it without a scroll.
		const grown = new ResizeObserver(draw);
		for (const element of marks.keys()) seen.observe(element);
		for (const scroller of new Set([...marks.keys()].flatMap(scrollersAround))) {
			scroller.addEventListener('scroll', draw, { capture: true, passive: true, signal });
			scroller.addEventListener('resize', draw, { signal });
		}
		grown.observe(document.documentElement);
		signal.addEventListener('abort', () => {
			seen.disconnect();
			grown.disconnect();
			overlay.clear('marks');
		});
	}

	return { show };
}

/** The first line of an element has its label. */
const drawingsOf = (mark: ElementMark | undefined): readonly Drawing[] =>
	mark
		? boxesOf(mark.element).map((box, index) => ({
				box,
				tone: mark.tone,
				label: index === 0 ? mark.label : '',
			}))
		: [];

function onceAFrame(work: () => void, signal: AbortSignal): () => void {
	let isPlanned = false;
	return () => {
		if (isPlanned) return;
		isPlanned = true;
		requestAnimationFrame(() => {
			isPlanned = false;
			if (!signal.aborted) work();
		});
	};
}
