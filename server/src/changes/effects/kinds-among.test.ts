import { expect, it } from 'vitest';
import { kindsAmong } from './kinds-among.ts';

const nothing = { clicks: [], impressions: [], positionSum: [] };
const pages = Array.from({ length: 40 }, (_, page) => ({
	...nothing,
	kind: page % 2 ? 'shoes' : 'hats',
	template: page < 20 ? 'product' : 'guide',
}));
const all = [...pages.keys()];

it('compares folders where a folder was changed', () => {
	const isHat = (page: number) => page % 2 === 0;
	const kindOf = kindsAmong(
		pages,
		all.filter(isHat),
		all.filter((page) => !isHat(page)),
	);
	expect(kindOf(0)).toBe('hats');
});

it('compares templates where a template was changed in every folder', () => {
	const kindOf = kindsAmong(pages, all.slice(0, 20), all.slice(20));
	expect([kindOf(0), kindOf(39)]).toEqual(['product', 'guide']);
});

it('does not take four pages for a kind', () => {
	const few = pages.map(({ kind }, page) => ({ ...nothing, kind: page < 4 ? 'rare' : kind }));
	const kindOf = kindsAmong(few, [0, 5], all.slice(6));
	expect([kindOf(0), kindOf(5)]).toEqual(['', 'shoes']);
});
