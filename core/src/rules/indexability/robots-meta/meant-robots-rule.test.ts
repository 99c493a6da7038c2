import { describe, expect, it } from 'vitest';
import { meantRobotsRule } from './meant-robots-rule.ts';

describe('meantRobotsRule', () => {
	it.each([
		['no-index', 'noindex'],
		['no index', 'noindex'],
		['noidex', 'noindex'],
		['noindexx', 'noindex'],
		['noinedx', 'noindex'],
		['nondex', 'noindex'],
		['nofolow', 'nofollow'],
		['no_snippet', 'nosnippet'],
		['noindex; nofollow', 'noindex, nofollow'],
		['noindex nofollow', 'noindex, nofollow'],
	])('%s means %s', (written, meant) => {
		expect(meantRobotsRule(written)).toBe(meant);
	});

	it.each([
		'noindex',
		'nofollow',
		'index',
		'follow',
		'dofollow',
		'all',
		'none',
		'noodp',
		'noydir',
		'noarchive',
		'nocache',
		'max-snippet',
		'indexifembedded',
		'archive',
		'',
	])('%s is not corrected', (written) => {
		expect(meantRobotsRule(written)).toBeNull();
	});
});
