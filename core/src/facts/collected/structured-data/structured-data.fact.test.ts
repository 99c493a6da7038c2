import { describe, expect, it } from 'vitest';
import { factsOfHtml, only, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

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
		['even if empty', '<script type="application/ld+json"></script>', ''],
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

	it('cannot be known where the page nests too deep', () => {
		expect(
			whyUnknown('structuredData', `<script type="application/ld+json">1</script>${tooDeep}`),
		).toBe('too_deep');
	});
});
