import { expect, test } from 'vitest';
import { extractor, extractValues } from './extract-values.ts';
import type { Extraction } from './extraction.ts';

const page = `<!doctype html><title>Rye</title><body><h1>Rye bread</h1><script>gtag('UA-1234-5')</script>
<p class="price">4,20 €</p><a rel="next" href="/2">Rye  BREAD again</a><script>var rye_bread = "rye bread"</script>`;

const values = (kind: Extraction['kind'], pattern: string, html = page) =>
	extractValues(html, [{ name: 'own', kind, pattern }])[0];

test('selectors list texts or attributes, patterns their first group or all', () => {
	expect(values('css', '.price')).toEqual(['4,20 €']);
	expect(values('css', 'a[rel=next]@href')).toEqual(['/2']);
	expect(values('css', 'a@title')).toEqual([]);
	expect(values('regex', String.raw`UA-\d+-\d+`)).toEqual(['UA-1234-5']);
	expect(values('regex', '(?i)<h1>(.*?)</h1>')).toEqual(['Rye bread']);
	expect(values('regex', 'oat')).toEqual([]);
});

test('words count as people see them, and a page without them has a 0', () => {
	expect(values('text', 'rye bread')).toEqual(['2']);
	expect(values('text', 'oat')).toEqual(['0']);
	expect(values('text', 'rye', '')).toEqual(['0']);
});

test.each(['(a+)+$', '(a|aa)+$', '(?:a?){1000}b', '(.*)*=', 'a*', '(x|)*$'])(
	'the hostile pattern %s ends soon',
	(pattern) => {
		const begun = performance.now();
		expect(values('regex', pattern, 'a'.repeat(100_000))!.length).toBeLessThanOrEqual(100);
		expect(performance.now() - begun).toBeLessThan(20_000);
	},
);

test('unreadable selectors and patterns are refused beforehand', () => {
	expect(extractor({ name: 'own', kind: 'css', pattern: 'p:hover' })).toBeNull();
	for (const pattern of ['(', String.raw`(a)\1`, '(?=a)', '(a{1000}){1000}'])
		expect(() => extractor({ name: 'own', kind: 'regex', pattern })).toThrow();
});
