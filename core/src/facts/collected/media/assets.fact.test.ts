import { describe, expect, it } from 'vitest';
import { factsOfHtml, whyUnknown } from '../../facts-of-html.fixtures.ts';

const assetsOf = (html: string) =>
	factsOfHtml(html)
		.get('assets')
		?.map(({ href, kind }) => `${kind} ${href}`);

describe('assets', () => {
	it.each([
		['<link rel="stylesheet" href=" /a.css ">', ['stylesheet /a.css']],
		['<script src="/a.js"></script><body><script src="/b.js">', ['script /a.js', 'script /b.js']],
		['<link rel="preload" href="/b.css"><link rel="stylesheet">', []],
		['<script>1</script><script src></script>', []],
		['<noscript><link rel="stylesheet" href="/a.css"></noscript>', []],
	])('are read from %s', (html, assets) => {
		expect(assetsOf(html)).toEqual(assets);
	});

	it('cannot be known in a fragment', () => {
		const html = '<script src="/a.js"></script>';
		expect(whyUnknown('assets', html, { scope: 'fragment' })).toBe('fragment');
	});
});
