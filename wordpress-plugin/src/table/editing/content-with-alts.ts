import type { SavedImage } from './saved-post.ts';

/**
 * The text of a post with these alt texts. An image without one loses the attribute: an empty one
 * would say that the image is a decoration.
 */
export function contentWithAlts(
	content: string,
	images: readonly SavedImage[],
	altOf: (image: SavedImage) => string,
): string {
	// Scripts do not run and images do not load in a document without a window.
	const page = new DOMParser().parseFromString(content, 'text/html');
	const all = page.querySelectorAll('img');
	for (const image of images) {
		const element = all[image.index];
		if (element?.getAttribute('src') !== image.src) continue;
		const alt = altOf(image);
		if (alt) element.setAttribute('alt', alt);
		else element.removeAttribute('alt');
	}
	return page.body.innerHTML;
}
