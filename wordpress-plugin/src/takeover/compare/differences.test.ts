// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { differences } from './differences.ts';
import { type Answer, pageLines } from './page-lines.ts';

const page = (head: string, answer: Partial<Answer> = {}) =>
	pageLines({
		url: 'https://bakery.example/rye/',
		status: 200,
		robots: '',
		type: 'text/html; charset=UTF-8',
		text: `<!doctype html><html><head>${head}</head><body><p>Bread</p></body></html>`,
		...answer,
	});

const states = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
	Object.fromEntries(differences(before, after).map(({ line, state }) => [line, state]));

test.each([
	['a page that would become findable', 'noindex, follow', 'max-image-preview:large', 'lost'],
	['a page that would be hidden', 'index, follow', 'noindex', 'lost'],
	['none in place of two words', 'none', 'noindex, nofollow', undefined],
	['more that is forbidden', 'index', 'nofollow', 'differs'],
	[
		'other words for nothing',
		'index, follow, max-snippet:-1',
		'max-image-preview:large',
		undefined,
	],
])('judges robots by what they forbid: %s', (_, before, after, state) => {
	const head = (robots: string) => page(`<meta name="robots" content="${robots}">`);
	expect(states(head(before), head(after)).robots).toBe(state);
});

test('a noindex header counts like the tag', () => {
	expect(states(page('', { robots: 'noindex' }), page('')).robots).toBe('lost');
	expect(
		states(page('', { robots: 'noindex' }), page('<meta name="robots" content="noindex">')),
	).toEqual({});
});

test('names what is lost first, then what differs, then what is new', () => {
	const before = page(
		`<title>Rye | Bakery</title><meta name="google-site-verification" content="abc">
		<meta name="description" content="Rye  bread"><meta property="og:title" content="Rye">`,
	);
	const after = page(
		`<title>Rye – Bakery</title><meta name="description" content="Rye bread">
		<link rel="canonical" href="https://bakery.example/rye/">`,
	);
	expect(differences(before, after).map(({ line, state }) => [line, state])).toEqual([
		['google-site-verification', 'lost'],
		['title', 'differs'],
		['og:title', 'differs'],
		['canonical', 'added'],
	]);
});

test('a page or a file that cannot be reached any more is lost', () => {
	expect(states(page(''), page('', { status: 404 }))).toEqual({ status: 'lost' });
	expect(states(page('', { status: 404 }), page(''))).toEqual({ status: 'differs' });
	const file = (text: string, status = 200) => page('', { text, status, type: 'application/xml' });
	const sitemap = file('<sitemapindex><sitemap><loc>a</loc></sitemap></sitemapindex>');
	expect(states(sitemap, file('<sitemapindex></sitemapindex>'))).toEqual({ entries: 'lost' });
});

test('structured data is compared by types and names, whatever the form', () => {
	const data = (json: unknown) =>
		page(`<script type="application/ld+json">${JSON.stringify(json)}</script>`);
	const article = { '@type': 'Article', headline: 'Rye', dateModified: '2026-01-01' };
	const graph = {
		'@context': 'https://schema.org',
		'@graph': [article, { '@type': 'WebSite', name: 'Bakery' }],
	};
	expect(states(data(graph), data([{ '@type': ['WebSite'], name: 'Bakery' }, article]))).toEqual(
		{},
	);
	expect(states(data(graph), data(article))).toEqual({ data: 'differs' });
	expect(states(page('<script type="application/ld+json">{</script>'), data(article))).toEqual({
		data: 'added',
	});
});

test('rules of robots.txt are compared without comments and empty lines', () => {
	const txt = (text: string) => page('', { text, type: 'text/plain' });
	const rules = 'User-agent: *\nDisallow: /wp-admin/\n';
	expect(states(txt(`# START YOAST BLOCK\n${rules}\n# END`), txt(rules))).toEqual({});
	expect(states(txt(`${rules}Sitemap: https://bakery.example/sitemap.xml`), txt(rules))).toEqual({
		'robots.txt': 'differs',
	});
});

test('times are not compared, and hostile text stays text', () => {
	const at = (time: string) => page(`<meta property="article:modified_time" content="${time}">`);
	expect(states(at('2026-01-01'), at('2026-02-02'))).toEqual({});
	const [found] = differences(
		page('<title>a</title>'),
		page('<title>&lt;img src=x onerror=1&gt;</title>'),
	);
	expect(found?.after).toBe('<img src=x onerror=1>');
});
