import { factsOfHtml, fittedTexts, load, type PageFacts, pageGlance } from '@plumbline/core';
import { beforeAll, expect, test } from 'vitest';
import { createJudge } from '../../../judging/judge.ts';
import { en } from '../../../texts/panel/texts.generated.ts';
import { glanceRows } from './glance-rows.ts';

const url = 'https://bakery.example/rye';

async function rowsOf(
	html: string,
	keywords: readonly string[] = [],
	given: Partial<PageFacts['facts']> = {},
) {
	const page = factsOfHtml(html, { geo: 'us', url, scope: 'document' });
	const read = { ...page, facts: { ...page.facts, ...given } };
	const judge = createJudge({ geo: 'us', usualGeo: 'us' });
	const { facts, ruleSet } = await judge(read, new AbortController().signal);
	const glance = pageGlance(facts, ruleSet, new Date('2026-11-21'));
	const rows = glanceRows({
		glance,
		fitted: fittedTexts(facts, ruleSet),
		facts,
		keywords,
		texts: en.glance,
		locale: 'en',
	});
	return new Map(rows.map((row) => [row.line, row]));
}

beforeAll(() => load({ html: true }));

test('says of an empty page what it lacks, with nothing to copy', async () => {
	const rows = await rowsOf('');

	for (const line of ['title', 'description', 'h1', 'headings', 'data', 'dates'] as const) {
		expect(rows.get(line), line).toMatchObject({ value: 'none', isMissing: true });
		expect(rows.get(line)?.copy(), line).toBe('');
	}
	expect(rows.get('language')?.value).toBe('no lang · 0 hreflang');
	expect(rows.get('keywords')?.value).toBe('Add a keyword');
});

test.each([
	['<link rel="canonical" href="/rye">', 'this page', 'https://bakery.example/rye'],
	['<link rel="canonical" href="/">', 'bakery.example/', 'https://bakery.example/'],
	[
		'<link rel="canonical" href="/a"><link rel="canonical" href="/b">',
		'2: bakery.example/a · bakery.example/b',
		'https://bakery.example/a\nhttps://bakery.example/b',
	],
])('shows the canonical of %s briefly, and copies it whole', async (html, value, copied) => {
	const canonical = (await rowsOf(html)).get('canonical');

	expect([canonical?.value, canonical?.copy()]).toEqual([value, copied]);
});

test('copies headings as an outline and links as columns', async () => {
	const rows = await rowsOf('<h1>Rye</h1><h2>Flour</h2><a href="/spelt" rel="nofollow">Spelt</a>', [
		'rye bread',
		'rye',
	]);

	expect(rows.get('headings')).toMatchObject({ value: 'H1 1 · H2 1' });
	expect(rows.get('headings')?.copy()).toBe('H1 Rye\n  H2 Flour');
	expect(rows.get('links')?.copy()).toBe('https://bakery.example/spelt\tSpelt\tinternal\tnofollow');
	expect(rows.get('keywords')?.value).toBe('rye bread · rye');
});

test('copies images, tags for shared links and structured data with their values', async () => {
	const rows = await rowsOf(`<meta property="og:title" content="Rye"><img src="/a.png" alt="A loaf">
		<img src="/b.png"><script type="application/ld+json">{"@type":"Product"}</script>`);
	expect(rows.get('images')?.copy()).toBe(
		'https://bakery.example/a.png\tA loaf\nhttps://bakery.example/b.png\t',
	);
	expect(rows.get('social')?.copy()).toBe('og:title\tRye');
	expect(rows.get('data')?.copy()).toBe('{"@type":"Product"}');
});

test('counts hidden headings like the list of headings', async () => {
	const rows = await rowsOf('<h1>Rye</h1><h1 hidden>Menu</h1><h2>Flour</h2>');
	expect(rows.get('headings')?.value).toBe('H1 2 (1 hidden) · H2 1');
	expect(rows.get('h1')?.value).toBe('2 (1 hidden): Rye');
});

test('shows the day of a date, and copies it as written', async () => {
	const dates = (
		await rowsOf(`<meta property="article:published_time" content="2026-01-02T08:00:00+09:00">
			<meta property="article:modified_time" content="3 March">`)
	).get('dates');

	expect(dates?.value).toBe('2026-01-02 · changed 3 March');
	expect(dates?.copy()).toBe('2026-01-02T08:00:00+09:00\n3 March');
});

test('says how much is in frames, which no number includes', async () => {
	const framedContent = { frames: 2, headings: 0, images: 1, links: 1200 };
	const rows = await rowsOf('<h1>Rye</h1><a href="/spelt">Spelt</a>', [], { framedContent });

	expect(rows.get('words')?.value).toMatch(/ · \+ 2 frames$/);
	expect(rows.get('headings')?.value).toBe('H1 1');
	expect(rows.get('links')?.value).toBe('1 in · 0 out · 0 nofollow · + 1,200 in frames');
	expect(rows.get('images')?.value).toBe('0 · 0 without alt · + 1 in frames');
});
