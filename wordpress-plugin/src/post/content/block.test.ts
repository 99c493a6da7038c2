import { expect, test } from 'vitest';
import { block } from './block.fixtures.ts';
import { flatBlocks } from './block.ts';

const ids = (blocks: readonly { readonly clientId: string }[]) =>
	blocks.map(({ clientId }) => clientId);

test('lists a container before its inner blocks, in page order', () => {
	const column = block({ clientId: 'column', innerBlocks: [block({ clientId: 'inner' })] });
	const columns = block({ clientId: 'columns', innerBlocks: [column] });

	const flat = flatBlocks([columns, block({ clientId: 'last' })], (each) => each.innerBlocks);

	expect(ids(flat)).toEqual(['columns', 'column', 'inner', 'last']);
});

test('gets the blocks of a synced pattern, which has no inner blocks of its own', () => {
	const pattern = block({ clientId: 'pattern', name: 'core/block' });

	const flat = flatBlocks([pattern], ({ name, innerBlocks }) =>
		name === 'core/block' ? [block({ clientId: 'synced' })] : innerBlocks,
	);

	expect(ids(flat)).toEqual(['pattern', 'synced']);
});
