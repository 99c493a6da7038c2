import { expect, test } from 'vitest';
import { emptySite } from '../../settings/site-memory.ts';
import { ignoredWith, ignoredWithout } from './ignoring.ts';

const headline = 'The title is empty';

test('adds an ignored rule once and removes it again', () => {
	const site = { ...emptySite, ignoredRules: ['a', 'b'] };
	expect(ignoredWith(site, { headline, rule: 'a' })).toEqual({ ignoredRules: ['a', 'b'] });
	expect(ignoredWith(site, { headline, rule: 'c' })).toEqual({ ignoredRules: ['a', 'b', 'c'] });
	expect(ignoredWithout(site, { headline, rule: 'a' })).toEqual({ ignoredRules: ['b'] });
});

test('restores single findings and leaves the others ignored', () => {
	const site = { ...emptySite, ignoredOccurrences: ['1', '2', '3'] };
	expect(ignoredWithout(site, { headline, occurrences: ['1', '3'] })).toEqual({
		ignoredOccurrences: ['2'],
	});
});
