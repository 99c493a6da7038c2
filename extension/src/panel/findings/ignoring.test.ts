import { expect, test } from 'vitest';
import { emptySite } from '../../settings/site-memory.ts';
import { ignoredFindings, ignoredWith, ignoredWithout } from './ignoring.ts';

const headline = 'The title is empty';

test('adds an ignored rule once and removes it again', () => {
	const site = { ...emptySite, ignoredRules: ['a', 'b'] };
	expect(ignoredWith(site, { headline, rule: 'a' })).toEqual({ ignoredRules: ['a', 'b'] });
	expect(ignoredWith(site, { headline, rule: 'c' })).toEqual({ ignoredRules: ['a', 'b', 'c'] });
	expect(ignoredWithout(site, { headline, rule: 'a' })).toEqual({ ignoredRules: ['b'] });
});

test('restores single findings and leaves the others ignored', () => {
	const site = {
		...emptySite,
		ignoredOccurrences: ['1', '2', '3'],
		ignoredNames: { 1: headline, 2: 'Says “click here”', 3: headline },
	};
	expect(ignoredWithout(site, { headline, occurrences: ['1', '3'] })).toEqual({
		ignoredOccurrences: ['2'],
		ignoredNames: { 2: 'Says “click here”' },
	});
});

test('names findings that were ignored one by one, each text once', () => {
	const earlier = { ...emptySite, ignoredOccurrences: ['0'] };
	const site = { ...earlier, ...ignoredWith(earlier, { headline, occurrences: ['1', '2'] }) };

	expect(ignoredFindings(site)).toEqual([
		{ name: null, occurrences: ['0'] },
		{ name: headline, occurrences: ['1', '2'] },
	]);
});
