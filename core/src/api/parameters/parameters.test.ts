import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { reportOnHtml } from '../endpoints/report-on-html.ts';
import { reportOnPage } from '../endpoints/report-on-page.ts';

const page = { url: 'https://example.com/', geo: 'us' };

function parsed(parameters: Record<string, unknown>) {
	return z.parse(reportOnPage.input, { ...page, ...parameters });
}

function refusals(
	input: Record<string, unknown>,
	endpoint: typeof reportOnPage | typeof reportOnHtml = reportOnPage,
) {
	const result = z.safeParse(endpoint.input, input);
	return Object.fromEntries(
		(result.error?.issues ?? []).map(({ path, message }) => [path[0], message]),
	);
}

describe('geo', () => {
	test.each([
		['us', 'us'],
		[' JP ', 'jp'],
		['uk', 'gb'],
	])('%j is %s', (geo, expected) => {
		expect(parsed({ geo }).geo).toBe(expected);
	});

	test.each([undefined, '', 'usa', 'u', 1])('%j is refused', (geo) => {
		expect(refusals({ ...page, geo })).toEqual({ geo: expect.stringContaining('two letters') });
	});
});

describe('keyword', () => {
	test.each([
		['sourdough bread, rye', ['sourdough bread, rye']],
		[
			['c++', ' bread '],
			['c++', 'bread'],
		],
		[['', ' '], []],
	])('%j is %j', (keyword, expected) => {
		expect(parsed({ keyword }).keyword).toEqual(expected);
	});

	test('must be text', () => {
		expect(refusals({ ...page, keyword: 3 })).toHaveProperty('keyword');
	});
});

describe('synonym', () => {
	test.each([
		['running shoe', [[null, 'running shoe']]],
		[
			['trainers', 'boots = walking boots', ' '],
			[
				[null, 'trainers'],
				['boots', 'walking boots'],
			],
		],
		[
			{ boots: ['walking boots'], 'e=mc2': 'relativity' },
			[
				['boots', 'walking boots'],
				['e=mc2', 'relativity'],
			],
		],
	])('%j is %j', (synonym, expected) => {
		expect(parsed({ synonym }).synonym).toEqual(expected);
	});

	test.each([3, 'a\0b'])('%j is refused', (synonym) => {
		expect(refusals({ ...page, synonym })).toHaveProperty('synonym');
	});
});

describe('flags', () => {
	test.each([
		[true, true],
		['true', true],
		['1', true],
		[false, false],
		['no', false],
	])('%j is %j', (details, expected) => {
		expect(parsed({ details }).details).toBe(expected);
	});

	test('anything else is refused, and the message says what to write', () => {
		expect(refusals({ ...page, details: 'maybe' }).details).toMatch(/Write true or false/);
	});
});

describe('headers', () => {
	test.each([[{ 'X-A': '1' }], ['X-A: 1'], [['X-A: 1']]])('%j is one header', (headers) => {
		expect(parsed({ headers }).headers).toEqual([['X-A', '1']]);
	});

	test('may be on several lines, with colons in their values', () => {
		expect(
			parsed({ headers: 'Link: <https://a.example/>\r\n\r\nX-Robots-Tag: bingbot: none' }).headers,
		).toEqual([
			['Link', '<https://a.example/>'],
			['X-Robots-Tag', 'bingbot: none'],
		]);
	});

	test.each(['no colon', ': nameless', 'X Y: 1', { 'X-A': 'a\nb' }])('%j is refused', (headers) => {
		expect(refusals({ ...page, headers })).toHaveProperty('headers');
	});
});

test('rules may be a comma-separated list, repeated, or an array', () => {
	const expected = ['title_tag_used', 'only_one_h1_tag'];
	expect(parsed({ rules: 'title_tag_used, only_one_h1_tag' }).rules).toEqual(expected);
	expect(parsed({ rules: expected }).rules).toEqual(expected);
});

test('html keeps its white space, so that lines and columns are right', () => {
	expect(z.parse(reportOnHtml.input, { html: '\n <p>x ', geo: 'us' }).html).toBe('\n <p>x ');
});

test('each missing or invalid parameter gets a sentence', () => {
	expect(refusals({ environment: 'test', status: '99' }, reportOnHtml)).toEqual({
		html: 'The HTML to test: a whole document or a part of one.',
		geo: 'The country whose search results count, as two letters: us, jp, gb.',
		environment: expect.stringContaining('Allowed: production, staging.'),
		status: expect.stringContaining('such as 200'),
	});
});
