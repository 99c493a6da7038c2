import { expect, it } from 'vitest';
import { geos, isGeo, parseGeo } from './geos.ts';

it('contain the countries of ISO 3166-1', () => {
	expect(geos).toHaveLength(249);
	expect(new Set(geos).size).toBe(249);
});

it.each([
	['us', 'us'],
	['JP', 'jp'],
	['uk', 'gb'],
	['UK', 'gb'],
	['eu', null],
	['xx', null],
	['usa', null],
	['', null],
])('reads %j as %j', (text, geo) => {
	expect(parseGeo(text)).toBe(geo);
	expect(isGeo(text)).toBe(geo !== null);
});
