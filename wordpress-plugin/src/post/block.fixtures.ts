import type { Block } from './block.ts';

export const block = (overrides: Partial<Block> = {}): Block => ({
	clientId: 'a',
	name: 'core/paragraph',
	attributes: { content: 'A loaf' },
	isValid: true,
	innerBlocks: [],
	...overrides,
});

/** As a block type would save it: its own element around what it says and what it holds. */
export const contentOf = ({ attributes, innerBlocks, name }: Block): string => {
	const tag = name === 'core/paragraph' ? 'p' : 'div';
	return `<${tag}>${attributes.content ?? ''}${innerBlocks.map(contentOf).join('')}</${tag}>`;
};
