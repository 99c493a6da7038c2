import type { Block } from './block.ts';

/** The attribute with the alt text, for blocks that save an empty one until somebody fills it in. */
const altAttributes: Readonly<Record<string, string>> = {
	'core/image': 'alt',
	'core/media-text': 'mediaAlt',
};

/** Name of the empty attribute that waits for an alt text; null if the block has none. */
export function missingAltText({ attributes, name }: Pick<Block, 'attributes' | 'name'>) {
	const attribute = altAttributes[name];
	return attribute !== undefined && !attributes[attribute] ? attribute : null;
}

/**
 * The block’s HTML without an empty alt text that nobody has chosen: it would say that the image is
 * a decoration.
 */
export const withoutUnchosenAlt = (block: Block, html: string): string =>
	missingAltText(block) === null ? html : html.replace(/(<img\b[^>]*?)\s+alt=""/g, '$1');
