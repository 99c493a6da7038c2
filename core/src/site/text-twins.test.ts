import { expect, test } from 'vitest';
import { createTextTwins } from './text-twins.ts';

function twinsOf(...fingerprints: readonly (readonly [number, number] | null)[]) {
	const texts = createTextTwins(fingerprints.length);
	for (const [page, fingerprint] of fingerprints.entries()) texts.add(page, fingerprint);
	return (page: number, ...versions: readonly number[]) =>
		texts.twinsOf(page, new Set([page, ...versions]));
}

test('texts that differ in at most three bits are twins, in whichever half they differ', () => {
	const twins = twinsOf([-1, 5], [-1, 5], [-1 ^ (1 << 31), 5], [-1, 5 + 0b111 * 8], [0, 5], null);
	expect(twins(0)).toEqual({ count: 3, example: 1 });
	expect(twins(2)).toEqual({ count: 2, example: 0 });
	expect(twins(4)).toEqual({ count: 0, example: -1 });
	expect(twins(5)).toEqual({ count: 0, example: -1 });
});

test('versions of a page in other languages are not its twins', () => {
	const twins = twinsOf([1, 1], [1, 1], [1, 1]);
	expect(twins(0, 1)).toEqual({ count: 1, example: 2 });
	expect(twins(0, 1, 2)).toEqual({ count: 0, example: -1 });
});
