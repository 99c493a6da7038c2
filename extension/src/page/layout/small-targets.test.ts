import { expect, test } from 'vitest';
import { smallTargets } from './small-targets.ts';

const element = document.createElement('a');
const target = (left: number, top: number, size: number) => ({
	element,
	left,
	top,
	width: size,
	height: size,
});

test.each([
	['targets that are large enough', [target(0, 0, 24), target(24, 0, 24)], 0],
	['small targets far apart', [target(0, 0, 10), target(0, 40, 10)], 0],
	['two small targets side by side', [target(0, 0, 10), target(14, 0, 10)], 2],
	['a small target at the edge of a large one', [target(0, 0, 100), target(102, 40, 10)], 1],
	[
		'a small target near a tall one that begins far above',
		[target(0, 0, 180), target(50, 182, 10)],
		1,
	],
])('counts %s', (_, targets, count) => {
	expect(smallTargets(targets, 20)).toHaveLength(count);
});

test('names the first ones, up to the limit', () => {
	const row = [target(0, 0, 10), target(14, 0, 10), target(28, 0, 10)];
	expect(smallTargets(row, 2)).toEqual(row.slice(0, 2));
});
