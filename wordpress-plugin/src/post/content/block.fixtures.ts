import type { Block } from './block.ts';

export const block = (overrides: Partial<Block> = {}): Block => ({
	clientId: 'a',
	name: 'core/paragraph',
	attributes: { content: 'A loaf' },
	isValid: true,
	innerBlocks: [],
	...overrides,
});

/** Saves like a block type would: an element around the block's text and its inner blocks. */
export const contentOf = ({ attributes, innerBlocks, name }: Block): string => {
	const tag = name === 'core/paragraph' ? 'p' : 'div';
	return `<${tag}>${attributes.content ?? ''}${innerBlocks.map(contentOf).join('')}</${tag}>`;
};
