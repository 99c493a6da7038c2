import { describe, expect, it } from 'vitest';
import { shareUnchanged } from './share-unchanged.ts';

describe('sharing unchanged values', () => {
	it.each([
		['a list', [1, 'a', null], [1, 'a', null]],
		['a record', { a: 1, b: { c: [2] } }, { a: 1, b: { c: [2] } }],
		['an empty list', [], []],
		['text', 'bread', 'bread'],
	])('returns the old value if %s is equal', (_name, before, after) => {
		expect(shareUnchanged<unknown>(before, after)).toBe(before);
	});

	it('keeps the old objects for equal parts and takes the changed parts from the new value', () => {
		const before = [{ text: 'one' }, { text: 'two' }, { text: 'three' }];
		const after = [{ text: 'one' }, { text: 'changed' }, { text: 'three' }];
		const shared = shareUnchanged(before, after);
		expect(shared).toEqual(after);
		expect(shared[0]).toBe(before[0]);
		expect(shared[1]).not.toBe(before[1]);
		expect(shared[2]).toBe(before[2]);
	});

	it.each([
		['a shorter list', [1, 2], [1]],
		['a longer list', [1], [1, 2]],
		['a record that lost a key', { a: 1, b: undefined }, { a: 1 }],
		['a record that got a key', { a: 1 }, { a: 1, b: undefined }],
		['a list in place of a record', { 0: 'a' }, ['a']],
		['null in place of a record', { a: 1 }, null],
		['a record in place of null', null, { a: 1 }],
		['zero in place of null', null, 0],
	])('returns the new value for %s', (_name, before, after) => {
		const shared = shareUnchanged<unknown>(before, after);
		expect(shared).toStrictEqual(after);
		expect(shared).not.toBe(before);
	});

	it.each([
		['maps', new Map([['a', 1]]), new Map([['a', 2]])],
		['typed arrays', Int32Array.of(1), Int32Array.of(1)],
	])('does not look into %s', (_name, before, after) => {
		expect(shareUnchanged<unknown>(before, after)).toBe(after);
	});
});
