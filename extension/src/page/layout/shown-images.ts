import type { LoadedImages, NodeRegistry } from '@plumbline/core';
import { fileSizes } from '../visit/file-sizes.ts';

const maxImages = 500;

/** Collects what the browser shows of each image that takes up space. */
export function createShownImages(registry: NodeRegistry) {
	const seen: LoadedImages['images'][number][] = [];
	const sizeOf = fileSizes(performance.getEntriesByType('resource'));

	function look(image: HTMLImageElement) {
		const { height, width } = image.getBoundingClientRect();
		if (height === 0 || width === 0) return;
		// An SVG has no natural size that matters.
		const isDrawing = /\.svg(?:[?#]|$)|^data:image\/svg/i.test(image.currentSrc);
		const naturalWidth = isDrawing ? 0 : image.naturalWidth;
		const naturalHeight = isDrawing ? 0 : image.naturalHeight;
		// A data URL may be megabytes, and the image itself is already known.
		const source = /^https?:/.test(image.currentSrc) ? image.currentSrc : '';
		const isBroken = image.complete && image.naturalWidth === 0 && source !== '' && !isDrawing;
		seen.push({
			width,
			height,
			naturalWidth,
			naturalHeight,
			isBroken,
			source,
			bytes: isBroken ? null : sizeOf(source),
			node: registry.ref(image),
		});
	}

	return { look, seen, isFull: () => seen.length >= maxImages };
}
