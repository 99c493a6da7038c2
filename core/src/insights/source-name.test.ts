import { expect, test } from 'vitest';
import { sourceName } from './source-name.ts';

test.each([
	[
		'https://developers.google.com/search/docs/appearance/title-link',
		'developers.google.com › title-link',
	],
	['https://www.bing.com/webmasters/help/', 'bing.com › help'],
	[
		'https://html.spec.whatwg.org/multipage/sections.html#headings',
		'html.spec.whatwg.org › sections',
	],
	['https://ogp.me/', 'ogp.me'],
])('calls %s “%s”', (url, name) => {
	expect(sourceName(url)).toBe(name);
});
