import { describe, expect, it } from 'vitest';
import { factsOfHtml, whyUnknown } from '../../facts-of-html.fixtures.ts';

const link = (attributes: string) => `<link href="https://m.example.com/rye" ${attributes}>`;

const hrefsOf = (html: string) =>
	factsOfHtml(html)
		.get('mobileVersions')
		?.map(({ href }) => href);

describe('mobileVersions', () => {
	it.each([
		[link('rel="alternate" media="only screen and (max-width: 640px)"'), 1],
		[link('media=" handheld" rel="ALTERNATE"'), 1],
		[link('rel="alternate" hreflang="de"'), 0],
		[link('rel="stylesheet" media="(max-width: 640px)"'), 0],
		[link('rel="alternate" media="(max-width: 1280px)"'), 0],
		['<link rel="alternate" media="handheld" href=" ">', 0],
	])('are read from %s', (html, count) => {
		expect(hrefsOf(html)).toHaveLength(count);
	});

	it('cannot be known in a fragment', () => {
		const html = link('rel="alternate" media="handheld"');
		expect(whyUnknown('mobileVersions', html, { scope: 'fragment' })).toBe('fragment');
	});
});
