import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { type Selection, useSelection } from './use-selection.ts';

test('all shown rows are ticked at once, and hidden ones stay ticked', async () => {
	let selection = {} as Selection<string>;
	const Table = () => {
		selection = useSelection();
		return null;
	};
	await draw(<Table />);
	const after = async (change: () => void) => {
		await act(change);
		return [...selection.keys];
	};

	expect(await after(() => selection.toggle('hidden'))).toEqual(['hidden']);
	expect(await after(() => selection.toggleAll(['a', 'b']))).toEqual(['hidden', 'a', 'b']);
	expect(await after(() => selection.toggle('a'))).toEqual(['hidden', 'b']);
	expect(await after(() => selection.toggleAll(['a', 'b']))).toEqual(['hidden']);
	expect(await after(() => selection.clear())).toEqual([]);
});
