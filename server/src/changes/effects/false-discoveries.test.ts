import { expect, it } from 'vitest';
import { claims } from './false-discoveries.ts';

it('claims a single result that it would not claim among many without an effect', () => {
	expect(claims([0.03])).toEqual([true]);
	expect(claims([0.03, 0.4, 0.6, 0.9])).toEqual([false, false, false, false]);
});

it('claims more where several results are strong', () => {
	expect(claims([0.02, 0.001, 0.9, 0.015])).toEqual([true, true, false, true]);
});

it('claims nothing if there are no results', () => {
	expect(claims([])).toEqual([]);
});
