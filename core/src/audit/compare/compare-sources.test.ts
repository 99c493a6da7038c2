import { expect, test } from 'vitest';
import { digestOf } from '../../facts/page-digest.ts';
import { factsOfHtml } from '../../run/audit-html.ts';
import { compareSources } from './compare-sources.ts';

const about = { geo: 'us', url: 'https://example.com/bread', scope: 'document' } as const;

const compare = (served: string, rendered: string) =>
	compareSources(digestOf(factsOfHtml(served, about)), digestOf(factsOfHtml(rendered, about)));

test('reports nothing for a page that no script touched', () => {
	const html = '<html lang="en"><title>Bread</title><h1>Bread</h1><p>Flour, water, salt.';

	expect(compare(html, html)).toEqual([]);
});

test('reports single items as changed, and everything else as removed and added', () => {
	const served = '<title>Loading</title><link rel="canonical" href="/"><p>Please wait.</p>';
	const rendered =
		'<title>Bread</title><link rel="canonical" href="/bread"><p>Flour.</p><a href="/rye">Rye</a>';

	expect(compare(served, rendered)).toEqual([
		{ part: 'title', removed: [], added: [], changed: { before: 'Loading', after: 'Bread' } },
		{
			part: 'canonicals',
			removed: ['https://example.com/'],
			added: ['https://example.com/bread'],
			changed: null,
		},
		{ part: 'links', removed: [], added: ['https://example.com/rye'], changed: null },
		{ part: 'texts', removed: ['Please wait.'], added: ['Flour.'], changed: null },
	]);
});

test('counts lines that appear more than once', () => {
	const [texts] = compare('<p>Bread<p>Bread', '<p>Bread<p>Bread<p>Bread');

	expect(texts).toMatchObject({ part: 'texts', removed: [], added: ['Bread'] });
});

test('writes robots rules, headings and languages as people read them', () => {
	const rendered =
		'<meta name="googlebot" content="noindex, max-snippet:20"><link rel="alternate" hreflang="de" href="/de"><h2>Rye</h2>';

	expect(compare('<title></title>', rendered)).toMatchObject([
		{ part: 'robots', added: ['googlebot: noindex', 'googlebot: max-snippet:20'] },
		{ part: 'hreflangs', added: ['de /de'] },
		{ part: 'headings', added: ['h2 Rye'] },
		{ part: 'texts', added: ['Rye'] },
	]);
});

test('reports nothing for a part that is unknown on either side', () => {
	const fragment = digestOf(factsOfHtml('<h1>Bread</h1>', { geo: 'us', scope: 'fragment' }));
	const page = digestOf(factsOfHtml('<title>Bread</title><h1>Bread</h1>', about));

	expect(compareSources(fragment, page)).toEqual([]);
});
