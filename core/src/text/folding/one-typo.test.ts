import { describe, expect, test } from 'vitest';
import { isOneTypoFrom } from './one-typo.ts';

describe('isOneTypoFrom', () => {
	test.each([
		['allow', 'allow'],
		['alow', 'allow'],
		['alllow', 'allow'],
		['allov', 'allow'],
		['lalow', 'allow'],
		['allo', 'allow'],
		['allows', 'allow'],
		['thumbnailURL', 'thumbnailUrl'],
		['URL', 'url'],
		['datePublishd', 'datePublished'],
		['ratingVslue', 'ratingValue'],
	])('“%s” is one typo from “%s”', (one, other) => {
		expect(isOneTypoFrom(one, other)).toBe(true);
		expect(isOneTypoFrom(other, one)).toBe(true);
	});

	test.each([
		['geo', 'gem'],
		['lowPrice', 'highPrice'],
		['imagine', 'image'],
		['abcd', 'badc'],
		['', 'a'],
		['', 'allow'],
	])('“%s” is more than one typo from “%s”', (one, other) => {
		expect(isOneTypoFrom(one, other)).toBe(false);
		expect(isOneTypoFrom(other, one)).toBe(false);
	});
});
