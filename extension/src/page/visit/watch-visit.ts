import type { LayoutFacts, NodeRegistry, Vitals } from '@plumbline/core';
import { fetchedBytes } from './fetched-bytes.ts';
import { type Interaction, interactionDelay } from './interaction-delay.ts';
import { createWorstBurst } from './worst-burst.ts';

/** As TypeScript's library does not have them yet. */
interface LayoutShift extends PerformanceEntry {
	readonly value: number;
	readonly hadRecentInput: boolean;
	readonly sources: readonly {
		readonly node: Node | null;
		readonly previousRect: DOMRectReadOnly;
		readonly currentRect: DOMRectReadOnly;
	}[];
}

/** A shift smaller than this nobody notices. */
const FELT = 0.01;
/** So many are looked into for what moved; a page that never rests has no end of them. */
const MOST_FELT = 100;

/** Follows how the visit goes; the browser keeps what happened before we came. */
export function watchVisit() {
	const burst = createWorstBurst();
	const felt: LayoutShift[] = [];
	const interactions: Interaction[] = [];
	const news = new EventTarget();
	const tell = () => news.dispatchEvent(new Event('change'));
	let largest: (PerformanceEntry & { readonly element?: Element | null }) | null = null;

	observe('largest-contentful-paint', (entry) => {
		largest = entry;
		tell();
	});
	observe('layout-shift', (entry) => {
		// The type of the entries says so.
		const shift = entry as LayoutShift;
		if (shift.hadRecentInput) return;
		burst.add(shift);
		if (shift.value < FELT) return;
		felt.push(shift);
		if (felt.length > MOST_FELT) felt.shift();
		tell();
	});
	observe('event', noteInteraction);
	observe('first-input', noteInteraction);

	// The entry itself would hold its element, long after the page has let go of it.
	function noteInteraction(entry: PerformanceEntry & Partial<Interaction>) {
		const { duration, interactionId } = entry;
		if (interactionId) interactions.push({ duration, interactionId });
	}

	return {
		/** Hears `change` when there is something new to be said of the layout. */
		news,
		vitals: (): Vitals => vitalsOf(largest, interactions, burst.value()),
		layout: (registry: NodeRegistry): Pick<LayoutFacts, 'shiftingImages' | 'largestImage'> => ({
			largestImage: largestImageOf(largest?.element, registry),
			shiftingImages: shiftingImages(felt).map(({ image, px }) => ({
				px,
				node: registry.ref(image),
			})),
		}),
	};
}

export type Visit = ReturnType<typeof watchVisit>;

function observe(type: string, hear: (entry: PerformanceEntry) => void) {
	if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
	const observer = new PerformanceObserver((list) => list.getEntries().forEach(hear));
	const options = { type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) };
	observer.observe(options);
}

function vitalsOf(
	largest: PerformanceEntry | null,
	interactions: readonly Interaction[],
	layoutShift: number,
): Vitals {
	const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
	const activation = (navigation as { activationStart?: number } | undefined)?.activationStart ?? 0;
	const since = (time: number | undefined) =>
		time === undefined ? null : Math.max(0, Math.round(time - activation));
	const paint = performance.getEntriesByName('first-contentful-paint')[0];
	const canShift = PerformanceObserver.supportedEntryTypes.includes('layout-shift');
	return {
		timeToFirstByteMs: since(navigation?.responseStart || undefined),
		firstContentfulPaintMs: since(paint?.startTime),
		largestContentfulPaintMs: since(largest?.startTime),
		interactionToNextPaintMs: interactionDelay(interactions),
		cumulativeLayoutShift: canShift ? layoutShift : null,
		fetched: fetchedBytes(performance.getEntriesByType('resource'), navigation),
	};
}

function largestImageOf(element: Element | null | undefined, registry: NodeRegistry) {
	if (!(element instanceof HTMLImageElement) || !element.isConnected) return null;
	return { isLazy: element.loading === 'lazy', node: registry.ref(element) };
}

/** Images without a size of their own that moved what comes after them by about their height. */
function shiftingImages(felt: readonly LayoutShift[]) {
	if (felt.length === 0) return [];
	const unsized = [...document.images].filter(
		(image) =>
			image.complete &&
			image.naturalHeight > 0 &&
			!(image.hasAttribute('width') && image.hasAttribute('height')),
	);
	return unsized.flatMap((image) => {
		const px = Math.round(image.getBoundingClientRect().height);
		const isCause = px >= LEAST_PX && felt.some((shift) => hasMoved(shift, image, px));
		return isCause ? [{ image, px }] : [];
	});
}

/** The line that the image stands in was there before. */
const TOLERANCE_PX = 32;
/** Lower images are hardly told from anything else that moves. */
const LEAST_PX = 64;

const hasMoved = ({ sources }: LayoutShift, image: Element, px: number) =>
	sources.some(({ currentRect, node, previousRect }) => {
		if (!node || Math.abs(currentRect.top - previousRect.top - px) > TOLERANCE_PX) return false;
		return image.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING;
	});
