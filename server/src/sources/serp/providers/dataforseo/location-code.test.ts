import { expect, test } from 'vitest';
import { locationCode } from './location-code.ts';

test.each([
	['us', 2840],
	['gb', 2826],
	['jp', 2392],
	['de', 2276],
	['fr', 2250],
	['tw', 2158],
])('%s has the location code %i', (country, code) => {
	expect(locationCode(country)).toBe(code);
});

test('agrees with the numbers that Unicode has for countries, and knows no other codes', () => {
	const wrong = [];
	for (let number = 1; number < 900; number++) {
		const region = new Intl.Locale(`und-${String(number).padStart(3, '0')}`).region ?? '';
		const code = locationCode(region.toLowerCase());
		if (code === null) continue;
		// Countries that split up or joined had different numbers before.
		const isFormer =
			code !== 2000 + number && new Intl.Locale(`und-${code - 2000}`).region === region;
		if (code !== 2000 + number && !isFormer) wrong.push([region, number, code]);
	}
	expect(wrong).toEqual([]);
	expect(locationCode('xx')).toBe(null);
	expect(locationCode('uk')).toBe(null);
});
