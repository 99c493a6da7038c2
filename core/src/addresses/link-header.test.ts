import { describe, expect, it } from 'vitest';
import { parseLinkHeader } from './link-header.ts';

describe('parseLinkHeader', () => {
	it.each([
		['<https://example.com/>; rel="canonical"', [['https://example.com/', ['canonical'], []]]],
		['</a>;rel=canonical', [['/a', ['canonical'], []]]],
		['< /a >; REL="Canonical Nofollow"', [['/a', ['canonical', 'nofollow'], []]]],
		['</a,b;c>; rel=next', [['/a,b;c', ['next'], []]]],
		[
			'</de>; rel="alternate"; hreflang="de", </a.css>; rel=preload; as=style',
			[
				['/de', ['alternate'], ['hreflang']],
				['/a.css', ['preload'], ['as']],
			],
		],
		['</a>; title="one, <two>; \\"three\\""; rel=next', [['/a', ['next'], ['title']]]],
		['</a>; rel=next; rel=canonical', [['/a', ['next'], []]]],
		['</a>', [['/a', [], []]]],
		['', []],
		['/a; rel=canonical', []],
	])('reads %s', (value, links) => {
		const read = parseLinkHeader(value);
		expect(read.map(({ href, rel, parameters }) => [href, rel, parameters])).toEqual(links);
	});
});
