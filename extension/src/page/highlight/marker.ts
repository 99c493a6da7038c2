import type { NodeRegistry } from '@plumbline/core';
import type { Mark } from '../../messaging/protocol.ts';
import { eachInSlices } from '../each-in-slices.ts';
import type { Drawing, Overlay } from './overlay.ts';
import { boxesOf, scrollersAround } from './place-of.ts';

/** More than that in one view hide the page instead of explaining it. */
const MOST_IN_VIEW = 400;
/** Elements this near are measured already, so that none flashes up late while scrolling. */
const NEAR = '100px';

/** Marks many elements at once. The browser tells which are in view; only those are measured and drawn. */
export function createMarker(overlay: Overlay) {
	let current = new AbortController();

	/** Ends when all of them are followed, or others are to be shown. */
	async function show(marks: readonly Mark[], registry: NodeRegistry): Promise<void> {
		current.abort();
		if (marks.length === 0) return;
		current = new AbortController();
		const { signal } = current;
		const follow = createFollower(signal);
		const followMark = (mark: Mark) => {
			const element = signal.aborted ? null : registry.resolve(mark.node);
			if (element) follow(element, mark);
		};
		await eachInSlices(marks, followMark);
	}

	function createFollower(signal: AbortSignal) {
		const marks = new Map<Element, Mark>();
		const scrollers = new Set<EventTarget>();
		const near = new Set<Element>();
		const draw = onceAFrame(() => {
			const shown = [...near].slice(0, MOST_IN_VIEW);
			overlay.draw(
				'marks',
				shown.flatMap((element) => drawingsOf(element, marks.get(element))),
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
		grown.observe(document.documentElement);
		signal.addEventListener('abort', () => {
			seen.disconnect();
			grown.disconnect();
			overlay.clear('marks');
		});

		return (element: Element, mark: Mark) => {
			marks.set(element, mark);
			seen.observe(element);
			for (const scroller of scrollersAround(element)) {
				if (scrollers.has(scroller)) continue;
				scrollers.add(scroller);
				scroller.addEventListener('scroll', draw, { capture: true, passive: true, signal });
				scroller.addEventListener('resize', draw, { signal });
			}
		};
	}

	return { show };
}

/** The first line of an element has its label. */
const drawingsOf = (element: Element, mark: Mark | undefined): readonly Drawing[] =>
	mark
		? boxesOf(element).map((box, index) => ({
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
