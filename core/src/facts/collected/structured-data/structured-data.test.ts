import { describe, expect, it } from 'vitest';
import { factsOfHtml, only } from '../../facts-of-html.fixtures.ts';

describe('structuredData', () => {
	it.each([
		['as written', '<script type="application/ld+json">\n{"a": 1}</script>', '\n{"a": 1}'],
		[
			'with references left alone',
			'<script type="application/ld+json">"&amp;"</script>',
			'"&amp;"',
		],
		[
			'by a type with parameters',
			'<script type="Application/LD+JSON; charset=utf-8">1</script>',
			'1',
		],
		['in the body', '<body><script type="application/ld+json">1</script>', '1'],
	])('is found %s', (_name, html, text) => {
		expect(only(factsOfHtml(html).get('structuredData')).text).toBe(text);
	});

	it.each(['<script>var a = 1</script>', '<script type="application/json">{}</script>'])(
		'%s is not structured data',
		(html) => {
			expect(factsOfHtml(html).get('structuredData')).toEqual([]);
		},
	);
});

describe('jsonLdErrors', () => {
	it('name the block and the place where the text stops being JSON', () => {
		const html =
			'<script type="application/ld+json">{"a": 1}</script><script type="application/ld+json">\n{"a": 1,}</script>';
		expect(factsOfHtml(html).get('jsonLdErrors')).toEqual([
			{
				fault: 'trailing_comma',
				found: ',',
				line: 2,
				column: 8,
				node: html.lastIndexOf('<script'),
			},
		]);
	});

	it('leave empty blocks alone', () => {
		const html = '<script type="application/ld+json"> \n </script>';
		expect(factsOfHtml(html).get('jsonLdErrors')).toEqual([]);
	});
});
