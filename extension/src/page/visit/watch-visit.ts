import type { LoadedImages, NodeRegistry, Vitals } from '@plumbline/core';
import { fetchedBytes } from './fetched-bytes.ts';
import { type Interaction, interactionDelay } from './interaction-delay.ts';
import { createWorstBurst } from './worst-burst.ts';

/** TypeScript's library lacks this type. */
interface LayoutShift extends PerformanceEntry {
	readonly value: number;
	readonly hadRecentInput: boolean;
	readonly sources: readonly {
		readonly node: Node | null;
		readonly previousRect: DOMRectReadOnly;
		readonly currentRect: DOMRectReadOnly;
	}[];
}

/** Nobody notices a smaller shift. */
const leastFelt = 0.01;
/** At most this many shifts are kept, because a page that never rests has no end of them. */
const maxFelt = 100;

/** Observes this visit; the browser also reports what happened before the script was injected. */
export function watchVisit() {
	const burst = createWorstBurst();
	const felt: LayoutShift[] = [];
	const interactions: Interaction[] = [];
	const layoutChanges = new EventTarget();
	const notify = () => layoutChanges.dispatchEvent(new Event('change'));
	let largest: (PerformanceEntry & { readonly element?: Element | null }) | null = null;

	observe('largest-contentful-paint', (entry) => {
		largest = entry;
		notify();
	});
	observe('layout-shift', (entry) => {
		// `layout-shift` entries have this type.
		const shift = entry as LayoutShift;
		if (shift.hadRecentInput) return;
		burst.add(shift);
		if (shift.value < leastFelt) return;
		felt.push(shift);
		if (felt.length > maxFelt) felt.shift();
		notify();
	});
	observe('event', noteInteraction);
	observe('first-input', noteInteraction);

	// Keeps only two numbers, because a kept entry would hold its element in memory after the page
	// removed it.
	function noteInteraction(entry: PerformanceEntry & Partial<Interaction>) {
		const { duration, interactionId } = entry;
		if (interactionId) interactions.push({ duration, interactionId });
	}

	return {
		/** Fires `change` when there is news about the layout. */
		layoutChanges,
		vitals: (): Vitals => vitalsOf(largest, interactions, burst.value()),
		images: (registry: NodeRegistry): Omit<LoadedImages, 'images'> => ({
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

/** Images without size attributes that pushed the content after them down by about their height. */
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
		const isCause = px >= minPx && felt.some((shift) => hasMoved(shift, image, px));
		return isCause ? [{ image, px }] : [];
	});
}

/**
 * The image already had a line before it loaded, so the shift may be one line less than its height.
 */
const tolerancePx = 32;
/** Smaller images cannot be distinguished from other movement. */
const minPx = 64;

const hasMoved = ({ sources }: LayoutShift, image: Element, px: number) =>
	sources.some(({ currentRect, node, previousRect }) => {
		if (!node || Math.abs(currentRect.top - previousRect.top - px) > tolerancePx) return false;
		return image.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING;
	});
