import type { Block } from './block.ts';

/** The attribute with the alt text, for blocks that save an empty one until somebody fills it in. */
const altAttributes: Readonly<Record<string, string>> = {
	'core/image': 'alt',
	'core/media-text': 'mediaAlt',
	'core/cover': 'alt',
};

/** The classic editor’s text, also as a block, has images of the media library in its HTML. */
const textBlock = 'core/freeform';
const libraryImages = /<img\b(?=[^>]*\bclass="[^"]*\bwp-image-\d)[^>]*>/g;
const emptyAlt = /\s+alt=""/;

/** Name of the empty attribute that waits for an alt text; null if the block has none. */
export function missingAltText({ attributes, name }: Pick<Block, 'attributes' | 'name'>) {
	const attribute = altAttributes[name];
	return attribute !== undefined && !attributes[attribute] ? attribute : null;
}

/**
 * The block’s HTML without an empty alt text that nobody has chosen: it would say that the image is
 * a decoration.
 */
export function withoutUnchosenAlt(
	block: Pick<Block, 'attributes' | 'name'>,
	html: string,
): string {
	if (block.name === textBlock) {
		return html.replace(libraryImages, (image) => image.replace(emptyAlt, ''));
	}
	return missingAltText(block) === null ? html : html.replace(/(<img\b[^>]*?)\s+alt=""/g, '$1');
}

interface UndescribedInText {
	/** Id in the media library. */
	readonly imageId: number;
	readonly tag: string;
	/** The tag with an alt text. */
	readonly described: (text: string) => string;
}

/** The first image of the media library that a text shows with an empty alt text; null without one. */
export function undescribedInText(html: string): UndescribedInText | null {
	const tag = html.match(libraryImages)?.find((image) => emptyAlt.test(image));
	if (tag === undefined) return null;
	return {
		imageId: Number(/\bwp-image-(\d+)/.exec(tag)?.[1] ?? 0),
		tag,
		described: (text) => tag.replace(emptyAlt, () => ` alt="${asAttribute(text)}"`),
	};
}

/** A text as the value of an attribute in quotation marks. */
export const asAttribute = (text: string) =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
