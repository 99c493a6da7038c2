import { describe, expect, it } from 'vitest';
import { factsOfHtml, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

const script = (text: string) => `<script type="application/ld+json">${text}</script>`;

describe('jsonLdErrors', () => {
	it('name the block and the place where the text stops being JSON', () => {
		const html = script('{"a": 1}') + script('\n{"a": 1,}');
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

	it.each([
		['an empty block', script(' \n ')],
		['valid JSON', script('[]')],
		['data of another type', '<script type="application/json">{</script>'],
	])('do not include %s', (_name, html) => {
		expect(factsOfHtml(html).get('jsonLdErrors')).toEqual([]);
	});

	it('cannot be known where the page nests too deep', () => {
		expect(whyUnknown('jsonLdErrors', script('{') + tooDeep)).toBe('too_deep');
	});
});
