import { describe, expect, it } from 'vitest';
import { factsOfHtml, only, whyUnknown } from '../../facts-of-html.fixtures.ts';

describe('robotsMetas', () => {
	it.each([
		['<meta name="robots" content=" noindex ">', { name: 'robots', content: 'noindex' }],
		['<meta name="GoogleBot" content="none">', { name: 'googlebot', inHead: true }],
		['<meta name="googleother-image" content="none">', { name: 'googleother-image' }],
		['<meta name="robots">', { content: '' }],
		['<body><meta name="robots" content="noindex">', { inHead: false }],
	])('%s', (html, expected) => {
		expect(only(factsOfHtml(html).get('robotsMetas'))).toMatchObject(expected);
	});

	it.each([
		'<meta property="robots" content="noindex">',
		'<meta name="otherbot" content="noindex">',
		'<noscript><meta name="robots" content="noindex"></noscript>',
	])('%s is not a robots meta tag', (html) => {
		expect(factsOfHtml(html).get('robotsMetas')).toEqual([]);
	});

	it('cannot be known in a fragment', () => {
		const html = '<meta name="robots" content="noindex">';
		expect(whyUnknown('robotsMetas', html, { scope: 'fragment' })).toBe('fragment');
	});
});
