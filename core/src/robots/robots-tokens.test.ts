import { describe, expect, it } from 'vitest';
import { parseRobotsHeader, parseRobotsTokens } from './robots-tokens.ts';

describe('parseRobotsTokens', () => {
	it.each([
		['noindex', [['noindex', null]]],
		[
			' NoIndex , nofollow,',
			[
				['noindex', null],
				['nofollow', null],
			],
		],
		['max-snippet:-1', [['max-snippet', '-1']]],
		['max-image-preview: Large', [['max-image-preview', 'large']]],
		['noindex; nofollow', [['noindex; nofollow', null]]],
		['no index', [['no index', null]]],
		[
			'unavailable_after: Wednesday, 25-Jun-26 15:00:00 PST, nofollow',
			[
				['unavailable_after', 'wednesday, 25-jun-26 15:00:00 pst'],
				['nofollow', null],
			],
		],
		['', []],
	])('reads %j', (content, tokens) => {
		expect(parseRobotsTokens(content).map(({ name, value }) => [name, value])).toEqual(tokens);
	});
});

describe('parseRobotsHeader', () => {
	it.each([
		['noindex', [['robots', 'noindex', null]]],
		[
			'googlebot: noindex, nofollow',
			[
				['googlebot', 'noindex', null],
				['googlebot', 'nofollow', null],
			],
		],
		[
			'nofollow, googlebot: noindex, otherbot: none',
			[
				['robots', 'nofollow', null],
				['googlebot', 'noindex', null],
				['otherbot', 'none', null],
			],
		],
		[
			'googlebot: unavailable_after: Wed, 25 Jun 2026 15:00:00 GMT, noindex',
			[
				['googlebot', 'unavailable_after', 'wed, 25 jun 2026 15:00:00 gmt'],
				['googlebot', 'noindex', null],
			],
		],
		['googlebot: max-snippet: 20', [['googlebot', 'max-snippet', '20']]],
		[
			'unavailable_after: 25 Jun 2026 15:00:00 PST',
			[['robots', 'unavailable_after', '25 jun 2026 15:00:00 pst']],
		],
	])('reads %j', (value, tokens) => {
		const read = parseRobotsHeader(value);
		expect(read.map(({ crawler, name, value }) => [crawler, name, value])).toEqual(tokens);
	});
});
