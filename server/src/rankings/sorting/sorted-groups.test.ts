import { expect, test } from 'vitest';
import { sortGroups } from './sorted-groups.ts';

const groups = [1, 2, 3, 4].map((id) => ({ id, globalKey: '', name: '', matchKey: '' }));
const searched = (clicks: number, impressions: number) => ({ clicks, impressions, positionSum: 0 });

function sorted(
	values: readonly (readonly [number, number])[],
	direction: 'asc' | 'desc',
	{ search = new Map(), ranks = new Map() } = {},
) {
	const order = { values: new Map(values), search, ranks };
	return sortGroups(groups, order, { direction }).map(({ id }) => id);
}

test.each([
	['asc', [3, 1, 2, 4]],
	['desc', [1, 3, 2, 4]],
] as const)('%s, missing values last', (direction, ids) => {
	const values = [
		[3, 5],
		[1, 9],
	] as const;
	expect(sorted(values, direction)).toEqual(ids);
});

test('ties are broken by clicks, impressions, rank and id, best first in both directions', () => {
	const search = new Map([
		[2, searched(5, 1)],
		[3, searched(0, 7)],
	]);
	const ranks = new Map([[4, 3]]);
	for (const direction of ['asc', 'desc'] as const) {
		expect(sorted([], direction, { search, ranks })).toEqual([2, 3, 4, 1]);
	}
});
