import { describe, expect, it } from 'vitest';
import { factsOfHtml, whyUnknown } from '../../facts-of-html.fixtures.ts';

const contentsOf = (html: string) =>
	factsOfHtml(html)
		.get('viewportTags')
		?.map(({ content }) => content);

describe('viewportTags', () => {
	it.each([
		['<meta name="viewport" content=" width=1024 ">', ['width=1024']],
		['<meta name="viewport"><body><meta name="VIEWPORT" content="width=1">', ['', 'width=1']],
		['<meta property="viewport" content="width=1024">', []],
		['<noscript><meta name="viewport" content="width=1024"></noscript>', []],
	])('are read from %s', (html, contents) => {
		expect(contentsOf(html)).toEqual(contents);
	});

	it('cannot be known in a fragment', () => {
		const html = '<meta name="viewport" content="width=1024">';
		expect(whyUnknown('viewportTags', html, { scope: 'fragment' })).toBe('fragment');
	});
});
