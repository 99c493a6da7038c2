import type { NodeRegistry } from '@plumbline/core';
import type { Mark } from '../../messaging/protocol.ts';
import { eachInSlices } from '../each-in-slices.ts';
import { follow } from './follow.ts';
import type { Drawing, Overlay } from './overlay.ts';
import { boxesOf } from './place-of.ts';

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
		const add = createFollower(signal);
		const followMark = (mark: Mark) => {
			const element = signal.aborted ? null : registry.resolve(mark.node);
			if (element) add(element, mark);
		};
		await eachInSlices(marks, followMark);
	}

	function createFollower(signal: AbortSignal) {
		const marks = new Map<Element, Mark>();
		const near = new Set<Element>();
		const seen = new IntersectionObserver(
			(entries) => {
				for (const { isIntersecting, target } of entries) {
					if (isIntersecting) near.add(target);
					else near.delete(target);
				}
			},
			{ rootMargin: NEAR },
		);
		const draw = () => {
			const shown = [...near].slice(0, MOST_IN_VIEW);
			return overlay.draw(
				'marks',
				shown.flatMap((element) => drawingsOf(element, marks.get(element))),
			);
		};
		follow(draw, signal);
		signal.addEventListener('abort', () => {
			seen.disconnect();
			overlay.clear('marks');
		});

		return (element: Element, mark: Mark) => {
			marks.set(element, mark);
			seen.observe(element);
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
