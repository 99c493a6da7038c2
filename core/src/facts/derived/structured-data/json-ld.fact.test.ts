import { describe, expect, it } from 'vitest';
import { factsOfHtml, only, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

const blocksOf = (text: string) =>
	factsOfHtml(`<script type="application/ld+json">${text}</script>`).get('jsonLd');

describe('jsonLd', () => {
	it.each([
		'{"a": 1}',
		'\n {"a": 1} \n',
		'<!-- {"a": 1} -->',
		'<![CDATA[{"a": 1}]]>',
		'//<![CDATA[\n{"a": 1}\n//]]>',
		'/*<![CDATA[*/{"a": 1}/*]]>*/',
	])('is parsed from %j', (text) => {
		expect(only(blocksOf(text))).toEqual({ json: { a: 1 }, error: null, node: 0 });
	});

	it.each([
		['{"a": 1,}', 'trailing_comma', 1, 8],
		['<!--\n{"a": 1,}\n-->', 'trailing_comma', 2, 8],
		['{"a": 1', 'unfinished', 1, 8],
		['{{ data }}', 'unexpected', 1, 2],
	])('of %j has the error %s in line %i, column %i', (text, fault, line, column) => {
		const { error, json } = only(blocksOf(text));
		expect(error).toMatchObject({ fault, line, column });
		expect(json).toBeUndefined();
	});

	it.each(['', ' \n ', '<!-- -->', '//<![CDATA[\n//]]>'])(
		'is not in an empty block: %j',
		(text) => {
			expect(blocksOf(text)).toEqual([]);
		},
	);

	it('cannot be known where the page nests too deep', () => {
		expect(whyUnknown('jsonLd', tooDeep)).toBe('too_deep');
	});
});
