import { expect, test } from 'vitest';
import { comparePages } from './compare-pages.ts';

const pages = (...subjects: readonly string[]) =>
	subjects.map((subject) => ({ subject, rule_set: '2026.11', audit: [] }));

test.each([
	[
		'a preview beside the public site',
		pages('https://preview.example/', 'https://preview.example/blog/a'),
		pages('https://example.com/', 'https://example.com/blog/a', 'https://example.com/new'),
		['both', 'both', 'new'],
	],
	[
		'two folders of files',
		pages('old/a.html', 'old/in/b.html'),
		pages('site/new/a.html', 'site/new/in/b.html'),
		['both', 'both'],
	],
	[
		'the same pages, though some are new',
		pages('site/a.html', 'site/b.html'),
		pages('site/a.html', 'other/b.html'),
		['both', 'new', 'gone'],
	],
	[
		'pages of several sites',
		pages('https://a.example/', 'https://b.example/'),
		pages('https://c.example/', 'https://d.example/'),
		['new', 'new', 'gone', 'gone'],
	],
])('pairs the pages of %s', (_what, before, after, expected) => {
	expect(comparePages(before, after).map(({ presence }) => presence)).toEqual(expected);
});
