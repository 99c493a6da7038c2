import { expect, test } from 'vitest';
import type { News } from './news.ts';
import { newsHtml } from './news-html.ts';

const surroundings = { domain: 'bakery.example', locale: 'en', timeZone: 'UTC' } as const;
const hostile = '"><script>alert(1)</script>';
const news: readonly News[] = [
	{
		change: 'opened',
		fault: 'soft_404',
		count: 12,
		pages: [{ url: `https://bakery.example/?q=${hostile}`, detail: hostile }],
	},
	{
		change: 'opened',
		fault: 'rank_3',
		count: 1,
		pages: [{ url: 'javascript:alert(1)', detail: '' }],
	},
];

test('mail names the news, leads to each page and its history, and texts stay text', () => {
	const site = { console: 'https://seo.example.com', globalKey: 'bakery' };
	const html = newsHtml(news, surroundings, site);
	expect(html).toContain('<h2>12 pages show an error with status 200</h2>');
	expect(html).toContain('<li>and 11 more</li>');
	expect(html).toContain('href="https://seo.example.com/watches?site=bakery"');
	expect(html).toContain('href="https://seo.example.com/pages?site=bakery&amp;page=https%3A%2F%2F');
	expect(html).not.toContain('<script>');
	expect(html).not.toContain('href="javascript:');
});

test('without a known console nothing leads into it, and a test message has its text', () => {
	expect(newsHtml(news, surroundings, null)).not.toContain('seo.example.com');
	expect(newsHtml([], surroundings, null)).toContain('the target works');
});
