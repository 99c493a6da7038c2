import { describe, expect, it } from 'vitest';
import { factsOfHtml, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';
import type { Item } from './items/item.ts';

const itemsOf = (html: string) => factsOfHtml(html).get('items') ?? [];

const jsonLd = (json: unknown) =>
	itemsOf(`<script type="application/ld+json">${JSON.stringify(json)}</script>`);

/** Each block in its own script. */
const itemsAt = (url: string | null, blocks: readonly unknown[], head = '') => {
	const scripts = blocks.map(
		(block) => `<script type="application/ld+json">${JSON.stringify(block)}</script>`,
	);
	return factsOfHtml(head + scripts.join(''), { url }).get('items') ?? [];
};

const context = 'https://schema.org';

/** Types and texts of each item; a nested item as its index. */
const plain = (items: readonly Item[]) =>
	items.map(({ properties, types }) => ({
		types,
		...Object.fromEntries(
			Object.entries(properties).map(([name, values]) => [
				name,
				values.map(({ item, text }) => item ?? text),
			]),
		),
	}));

describe('items of JSON-LD', () => {
	it('may contain each other', () => {
		const items = jsonLd({
			'@context': context,
			'@type': 'Article',
			headline: 'Bread',
			author: { '@type': 'Person', name: 'Ann' },
		});
		expect(plain(items)).toEqual([
			{ types: ['Article'], headline: ['Bread'], author: [1] },
			{ types: ['Person'], name: ['Ann'] },
		]);
		expect(items.map(({ isRoot }) => isRoot)).toEqual([true, false]);
		expect(items[1]?.heldBy).toEqual([{ item: 0, property: 'author' }]);
	});

	it('are found in arrays and in @graph, and inherit its context', () => {
		const graph = { '@context': context, '@graph': [{ '@type': 'A' }, { '@type': 'B' }] };
		const items = jsonLd([graph, { '@context': context, '@type': ['C', 'D'] }]);
		expect(items.map(({ types }) => types)).toEqual([['C', 'D'], ['A'], ['B']]);
		expect(items.every(({ isRoot, vocabulary }) => isRoot && vocabulary === 'schema')).toBe(true);
	});

	it('take types and ids from the aliases that the schema.org context defines', () => {
		const graph = [
			{ type: 'Article', author: { id: '#ann' } },
			{ id: '#ann', type: 'Person', name: 'Ann' },
		];
		const items = jsonLd({ '@context': context, '@graph': graph });
		expect(plain(items)).toEqual([
			{ types: ['Article'], author: [1] },
			{ types: ['Person'], name: ['Ann'] },
		]);
		expect(plain(jsonLd({ '@context': 'https://example.com/terms', type: 'Article' }))).toEqual([
			{ types: [], type: ['Article'] },
		]);
	});

	it('with the same @id are one item, which references find before or after it', () => {
		const items = jsonLd({
			'@context': context,
			'@graph': [
				{ '@type': 'Article', author: { '@id': '#ann' }, publisher: { '@id': '#gone' } },
				{ '@id': '#ann', '@type': 'Person', name: 'Ann' },
				{ '@id': '#ann', name: 'Ann', jobTitle: 'Baker' },
			],
		});
		expect(plain(items)).toEqual([
			{ types: ['Article'], author: [1], publisher: [''] },
			{ types: ['Person'], name: ['Ann'], jobTitle: ['Baker'] },
		]);
	});

	it.each([
		['#org', 'https://example.com/about#org'],
		['/#org', 'https://example.com/#org'],
		['/', 'https://example.com'],
		['//example.com/#org', 'https://example.com/#org'],
		['#組織', 'https://example.com/about#組織'],
	])('with the @ids %s and %s, which are the same URL, are one item', (relative, absolute) => {
		const items = itemsAt('https://example.com/about', [
			{ '@id': absolute, '@type': 'Organization', name: 'Bakery' },
			{ '@type': 'WebSite', publisher: { '@id': relative } },
			{ '@id': relative, telephone: '123' },
		]);
		expect(plain(items)).toEqual([
			{ types: ['Organization'], name: ['Bakery'], telephone: ['123'] },
			{ types: ['WebSite'], publisher: [0] },
		]);
		expect(items[0]?.id).toBe(absolute);
	});

	it('resolve relative @ids against the base tag', () => {
		const items = itemsAt(
			'https://example.com/about',
			[
				{ '@id': '#a', '@type': 'A' },
				{ '@id': 'https://example.com/#a', name: 'x' },
			],
			'<base href="/">',
		);
		expect(items).toHaveLength(1);
	});

	it.each([
		[{ '@base': 'https://shop.example/x/' }, 'https://shop.example/x/#a'],
		[{ '@base': '/x' }, 'https://example.com/x#a'],
		[['https://schema.org', { '@base': '/x/' }, { '@base': 'y' }], 'https://example.com/x/y#a'],
		[[{ '@base': '/x' }, null], 'https://example.com/about#a'],
		['https://schema.org', 'https://example.com/about#a'],
	])('resolve relative @ids against the @base of the context %j', (given, absolute) => {
		const items = itemsAt('https://example.com/about', [
			{ '@context': given, '@graph': [{ '@id': '#a', '@type': 'Organization' }] },
			{ '@context': given, publisher: { '@id': '#a' } },
			{ '@id': absolute, name: 'Bakery' },
		]);
		expect(plain(items).filter(({ types }) => types.length > 0)).toEqual([
			{ types: ['Organization'], name: ['Bakery'] },
		]);
		expect(items[1]?.properties.publisher?.[0]?.item).toBe(0);
	});

	it('use an @base only in its own block, and resolve nothing if it is null', () => {
		const items = itemsAt('https://example.com/', [
			{ '@context': { '@base': '/x' }, '@id': '#a', '@type': 'A' },
			{ '@context': { '@base': null }, '@id': '#a', '@type': 'B' },
			{ '@id': '#a', '@type': 'C' },
		]);
		expect(items.map(({ types }) => types)).toEqual([['A'], ['B'], ['C']]);
	});

	it('use an absolute @base even if the URL of the page is not known', () => {
		const items = itemsAt(null, [
			{ '@context': { '@base': 'https://example.com/' }, '@id': '#a', '@type': 'A' },
			{ '@id': 'https://example.com/#a', name: 'x' },
		]);
		expect(plain(items)).toEqual([{ types: ['A'], name: ['x'] }]);
	});

	it.each([
		['#a', 'https://example.com/#a'],
		['#a', '#A'],
		['urn:a', 'urn:b'],
	])('with the @ids %s and %s are two items', (one, other) => {
		const pair = [
			{ '@id': one, '@type': 'A' },
			{ '@id': other, '@type': 'B' },
		];
		expect(itemsAt('https://example.com/about', pair)).toHaveLength(2);
	});

	it('keep @ids as written if the URL of the page is not known', () => {
		const ids = ['#a', '#a', '/#a', 'https://example.com/#a'];
		const items = itemsAt(
			null,
			ids.map((id) => ({ '@id': id, name: 'x' })),
		);
		expect(items.map(({ id }) => id)).toEqual(ids.slice(1));
	});

	it('with blank node ids are known only in their own block', () => {
		const author = { '@context': context, author: { '@id': '_:b0' } };
		const items = itemsAt('https://example.com/', [
			[author, { '@id': '_:b0', '@type': 'Person', name: 'Ann' }],
			[author, { '@id': '_:b0', '@type': 'Person', name: 'Ben' }],
		]);
		expect(plain(items)).toEqual([
			{ types: [], author: [1] },
			{ types: ['Person'], name: ['Ann'] },
			{ types: [], author: [3] },
			{ types: ['Person'], name: ['Ben'] },
		]);
	});

	it.each([
		['http://schema.org', 'Article', 'schema', 'Article'],
		['https://schema.org/', 'Article', 'schema', 'Article'],
		['//www.schema.org/', 'Article', 'schema', 'Article'],
		[['https://schema.org', { '@language': 'de' }], 'Article', 'schema', 'Article'],
		[{ '@vocab': 'http://schema.org/' }, 'Article', 'schema', 'Article'],
		[{ schema: 'http://schema.org/' }, 'schema:Article', 'schema', 'Article'],
		[undefined, 'https://schema.org/Article', 'schema', 'Article'],
		[undefined, 'Article', 'none', 'Article'],
		['https://www.w3.org/ns/activitystreams', 'Note', 'other', 'Note'],
	])('with the context %j name their types', (given, type, vocabulary, name) => {
		const [item] = jsonLd({ '@context': given, '@type': type });
		expect(item?.vocabulary).toBe(vocabulary);
		expect(item?.types).toEqual([name]);
	});

	it('take values from lists, sets and value objects, and skip null', () => {
		const items = jsonLd({
			'@context': context,
			'@type': 'Recipe',
			name: { '@value': 'Brot', '@language': 'de' },
			recipeIngredient: { '@list': ['flour', 'water'] },
			recipeYield: 4,
			image: null,
		});
		expect(plain(items)).toEqual([
			{
				types: ['Recipe'],
				name: ['Brot'],
				recipeIngredient: ['flour', 'water'],
				recipeYield: ['4'],
			},
		]);
	});

	it('are read at any depth and with any property name', () => {
		const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
		expect(itemsOf(`<script type="application/ld+json">${deep}</script>`)).toHaveLength(20_000);
		const items = itemsOf(
			'<script type="application/ld+json">{"@type": "A", "__proto__": "x", "constructor": "y"}</script>',
		);
		expect(Object.keys(items[0]?.properties ?? {})).toEqual(['__proto__', 'constructor']);
	});

	it('point at the script that contains them', () => {
		const html = '<p>x</p><script type="application/ld+json">{"name": "y"}</script>';
		const [item] = itemsOf(html);
		expect([item?.node, item?.properties.name?.[0]?.node]).toEqual([8, 8]);
	});
});

describe('items of microdata', () => {
	it('take values from attributes or text and nest', () => {
		const items = itemsOf(`<div itemscope itemtype="https://schema.org/Product">
			<h2 itemprop="name">Bread <b>knife</b></h2>
			<img itemprop="image" src="/knife.jpg" alt="">
			<div itemprop="offers" itemscope itemtype="http://schema.org/Offer">
				<span itemprop="price" content="12.50">12,50 €</span>
				<link itemprop="availability" href="https://schema.org/InStock">
				<time itemprop="validFrom" datetime="2026-11-20">today</time>
			</div>
			<a itemprop="url sameAs" href="/knife">more</a></div>`);
		expect(plain(items)).toEqual([
			{
				types: ['Product'],
				name: ['Bread knife'],
				image: ['/knife.jpg'],
				offers: [1],
				url: ['/knife'],
				sameAs: ['/knife'],
			},
			{
				types: ['Offer'],
				price: ['12.50'],
				availability: ['https://schema.org/InStock'],
				validFrom: ['2026-11-20'],
			},
		]);
		expect(items.map(({ isRoot }) => isRoot)).toEqual([true, false]);
	});

	it('include what itemref names, and count as incomplete if that cannot be read', () => {
		const product = (ids: string) =>
			`<div itemscope itemtype="https://schema.org/Product" itemref="${ids}"></div>`;
		const [known] = itemsOf(`<p id="a" itemprop="name">Knife</p>${product('a')}`);
		expect([known?.isOpen, known?.properties.name?.[0]?.text]).toEqual([false, 'Knife']);
		const [open] = itemsOf(`<div id="b"><p>Knife</p></div>${product('b')}`);
		expect(open?.isOpen).toBe(true);
	});

	it('include the properties inside an element that itemref names', () => {
		const items = itemsOf(`<div itemscope itemtype="https://schema.org/Product" itemref="a c"></div>
			<section id="a"><h2 itemprop="name">Knife</h2><p id="b">
				<span itemprop="offers" itemscope itemtype="https://schema.org/Offer">
					<b itemprop="price">12</b></span></p>
				<div itemscope itemtype="https://schema.org/Person"><i itemprop="name">Ann</i></div></section>
			<p id="c" itemprop="brand">Sharp</p>`);
		expect(plain(items)).toEqual([
			{ types: ['Product'], name: ['Knife'], offers: [1], brand: ['Sharp'] },
			{ types: ['Offer'], price: ['12'] },
			{ types: ['Person'], name: ['Ann'] },
		]);
		expect(items.map(({ isOpen, isRoot }) => [isOpen, isRoot])).toEqual([
			[false, true],
			[false, false],
			[false, true],
		]);
	});

	it('may share an element by itemref', () => {
		const product = '<div itemscope itemref="a"></div>';
		const items = itemsOf(`${product}<p id="a"><b itemprop="name">Knife</b></p>${product}`);
		expect(plain(items)).toEqual([
			{ types: [], name: ['Knife'] },
			{ types: [], name: ['Knife'] },
		]);
	});

	it('count as incomplete if an element that itemref names could not be read completely', () => {
		const [item] = itemsOf(`<div itemscope itemref="a"></div>
			<div id="a"><p itemprop="name">Knife</p><p vocab="https://schema.org/">
			<b itemprop="sku">1</b></p></div>`);
		expect(item?.isOpen).toBe(true);
	});

	it('count as incomplete if very many items share an element with very many properties', () => {
		const items = itemsOf(
			`<div id="a">${'<i itemprop="name"></i>'.repeat(2000)}</div>${'<p itemscope itemref="a"></p>'.repeat(2000)}`,
		);
		expect([items[0]?.isOpen, items.at(-1)?.isOpen]).toEqual([false, true]);
	});

	it('do not change the text of a title that is also a property', () => {
		const facts = factsOfHtml(
			'<html itemscope itemtype="https://schema.org/WebPage"><title itemprop="name">Bread</title>',
		);
		expect(facts.get('titles')?.map(({ text }) => text)).toEqual(['Bread']);
		expect(plain(facts.get('items') ?? [])).toEqual([{ types: ['WebPage'], name: ['Bread'] }]);
	});
});

describe('items of RDFa Lite', () => {
	it('take types and properties from the nearest vocabulary', () => {
		const items = itemsOf(`<div vocab="https://schema.org/" typeof="BreadcrumbList">
			<span property="itemListElement" typeof="ListItem">
				<a property="item" typeof="WebPage" href="/"><span property="name">Home</span></a>
				<meta property="position" content="1"></span></div>`);
		expect(plain(items)).toEqual([
			{ types: ['BreadcrumbList'], itemListElement: [1] },
			{ types: ['ListItem'], item: [2], position: ['1'] },
			{ types: ['WebPage'], name: ['Home'] },
		]);
	});

	it('know the prefix of schema.org, and leave other vocabularies alone', () => {
		const items = itemsOf(`<article typeof="schema:Article" about="/x">
			<h1 property="schema:headline dc:title">Bread</h1><i typeof="foaf:Image"></i></article>`);
		expect(plain(items)).toEqual([
			{ types: ['Article'], headline: ['Bread'] },
			{ types: ['foaf:Image'] },
		]);
		expect(items.map(({ vocabulary }) => vocabulary)).toEqual(['schema', 'other']);
	});
});

it('all syntaxes give one graph', () => {
	const items = itemsOf(`<script type="application/ld+json">
		{"@context": "https://schema.org", "@id": "/#ann", "@type": "Person", "name": "Ann"}</script>
		<div itemscope itemtype="https://schema.org/Person" itemid="/#ann">
			<b itemprop="jobTitle">Baker</b></div>`);
	expect(plain(items)).toEqual([{ types: ['Person'], name: ['Ann'], jobTitle: ['Baker'] }]);
});

it('are an empty list on a page without structured data', () => {
	expect(itemsOf('<p>Bread</p>')).toEqual([]);
});

it('cannot be known where the page nests too deep', () => {
	expect(whyUnknown('items', tooDeep)).toBe('too_deep');
});
