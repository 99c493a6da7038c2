import { expect, test } from 'vitest';
import { emptySite } from '../../settings/site-memory.ts';
import { ignoredWith, ignoredWithout } from './ignoring.ts';

const headline = 'The title is empty';

test('a rule is ignored once and heeded again', () => {
	const site = { ...emptySite, ignoredRules: ['a', 'b'] };
	expect(ignoredWith(site, { headline, rule: 'a' })).toEqual({ ignoredRules: ['a', 'b'] });
	expect(ignoredWith(site, { headline, rule: 'c' })).toEqual({ ignoredRules: ['a', 'b', 'c'] });
	expect(ignoredWithout(site, { headline, rule: 'a' })).toEqual({ ignoredRules: ['b'] });
});

test('single findings come back without the others', () => {
	const site = { ...emptySite, ignoredOccurrences: ['1', '2', '3'] };
	expect(ignoredWithout(site, { headline, occurrences: ['1', '3'] })).toEqual({
		ignoredOccurrences: ['2'],
	});
});
