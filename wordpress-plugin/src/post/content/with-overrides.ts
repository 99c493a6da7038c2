import type { Block } from './block.ts';

type Values = Readonly<Record<string, unknown>>;

/** The last result for each block, so that it stays the same object until something changes. */
const shown = new WeakMap<Block, { readonly content: Values; readonly block: Block }>();

/** The blocks of a synced pattern as this post shows them: a post may override texts of the pattern. */
export function withOverrides(
	{ attributes: { content } }: Pick<Block, 'attributes'>,
	blocks: readonly Block[],
): readonly Block[] {
	return isValues(content) ? blocks.map((block) => overridden(block, content)) : blocks;
}

function overridden(block: Block, content: Values): Block {
	const known = shown.get(block);
	if (known?.content === content) return known.block;
	const inner = block.innerBlocks.map((one) => overridden(one, content));
	const values = content[nameOf(block) ?? ''];
	const isSame = !isValues(values) && inner.every((one, index) => one === block.innerBlocks[index]);
	const result = isSame
		? block
		: {
				...block,
				attributes: { ...block.attributes, ...(isValues(values) && values) },
				innerBlocks: inner,
			};
	shown.set(block, { content, block: result });
	return result;
}

/** The name under which a post overrides a block of the pattern. */
function nameOf({ attributes: { metadata } }: Block): string | null {
	if (!isValues(metadata) || !isValues(metadata.bindings)) return null;
	const isOpen = Object.values(metadata.bindings).some(
		(binding) => isValues(binding) && binding.source === 'core/pattern-overrides',
	);
	return isOpen && typeof metadata.name === 'string' ? metadata.name : null;
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;
