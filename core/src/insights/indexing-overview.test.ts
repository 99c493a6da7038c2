import { expect, it } from 'vitest';
import { factsOfHtml } from '../facts/facts-of-html.fixtures.ts';
import { ruleSetFor } from '../rule-sets/rule-set.ts';
import { indexingOverview } from './indexing-overview.ts';

const overview = (html: string, about: Parameters<typeof factsOfHtml>[1] = {}, geo = 'us') =>
	indexingOverview(factsOfHtml(html, about), ruleSetFor(geo), new Date('2026-11-21'));

it('reports each search engine of the country separately', () => {
	const { engines } = overview(
		'<meta name="yandex" content="noindex">',
		{ robotsTxt: { status: 200, text: 'User-agent: Googlebot\nDisallow: /bread/' } },
		'ru',
	);
	expect(engines).toMatchObject([
		{ engine: 'Yandex', mayFetch: true, keptOutBy: { name: 'noindex', crawler: 'yandex' } },
		{ engine: 'Google', mayFetch: false, line: 'Disallow: /bread/', keptOutBy: null },
	]);
});

it('does not judge a robots.txt that is not known', () => {
	const { engines, otherCrawlers, robotsTxt, areHeadersKnown } = overview('');
	expect(engines.map(({ mayFetch }) => mayFetch)).toEqual([null, null]);
	expect([otherCrawlers, robotsTxt, areHeadersKnown]).toEqual([[], null, false]);
});

it('shows the canonical and the language versions that only headers name', () => {
	const link = '</bread>; rel=canonical, </brot>; rel=alternate; hreflang=de';
	const response = { status: 200, headers: [['link', link]] as const };
	const { canonicals, hreflangs } = overview('', { response });
	expect(canonicals).toMatchObject([{ address: 'https://example.com/bread', node: null }]);
	expect(hreflangs).toMatchObject([
		{ code: 'de', address: 'https://example.com/brot', node: null, isSelf: false },
	]);
});

it('says whether canonical and language versions are this page', () => {
	const { canonicals, hreflangs } = overview(
		'<link rel="canonical" href="/bread"><link rel="alternate" hreflang="en" href="/bread/sourdough/"><link rel="alternate" hreflang="de" href="/brot">',
	);
	expect(canonicals).toMatchObject([{ address: 'https://example.com/bread', leadsTo: 'other' }]);
	expect(hreflangs?.map(({ code, isSelf }) => [code, isSelf])).toEqual([
		['en', true],
		['de', false],
	]);
});
