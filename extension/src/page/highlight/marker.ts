import type { NodeRegistry } from '@plumbline/core';
import type { Mark } from '../../messaging/protocol.ts';
import { eachInSlices } from '../each-in-slices.ts';
import { boxesOf } from './boxes.ts';
import { follow } from './follow.ts';
import type { Drawing, Overlay } from './overlay.ts';

/** More marks than this in one view would hide the page. */
const maxInView = 400;
/**
 * Elements this close to the view are drawn ahead, so that no mark appears late while scrolling.
 */
const nearMargin = '100px';

/**
 * Marks many elements at once. An IntersectionObserver says which are in view, and only those are
 * measured and drawn.
 */
export function createMarker(overlay: Overlay) {
	let current = new AbortController();

	/** Resolves when all marks are being followed, or when different marks replace them. */
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
			{ rootMargin: nearMargin },
		);
		const draw = () => {
			const shown = [...near].slice(0, maxInView);
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

/** Only the first line box of an element gets the label. */
const drawingsOf = (element: Element, mark: Mark | undefined): readonly Drawing[] =>
	mark
		? boxesOf(element).map((box, index) => ({
				box,
				color: mark.color,
				node: mark.node,
				label: index === 0 ? mark.label : '',
			}))
		: [];
