import { expect, it } from 'vitest';
import { factsOfHtml } from '../facts/facts-of-html.fixtures.ts';
import { describedItems } from './described-items.ts';

const described = (json: object) =>
	describedItems(
		factsOfHtml(
			`<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...json })}</script>`,
		),
	) ?? [];

it('shows an item with its properties, and what Google requires', () => {
	const [product] = described({
		'@type': 'Product',
		name: 'Rye bread',
		brand: { '@type': 'Brand', name: 'Corner' },
	});
	expect(product?.type).toBe('Product');
	expect(product?.properties).toMatchObject([
		{ name: 'name', values: [{ kind: 'text', text: 'Rye bread' }] },
		{ name: 'brand', values: [{ kind: 'item', item: { type: 'Brand' } }] },
	]);
	const missing = product?.checks[0]?.required.filter(({ state }) => state === 'missing');
	expect(missing?.map(({ name }) => name)).toEqual(['offers / review / aggregateRating']);
});

it('ticks neither a property that it cannot see nor a date that cannot be read', () => {
	const [article] = described({
		'@type': 'Article',
		headline: 'Rye bread',
		author: 'Ann',
		datePublished: 'yesterday',
		dateModified: '2026-11-20',
	});
	const states = Object.fromEntries(
		article?.checks.flatMap(({ recommended }) =>
			recommended.map(({ name, state }) => [name, state]),
		) ?? [],
	);
	expect(states).toMatchObject({
		headline: 'there',
		'author.url': 'unknown',
		datePublished: 'unreadable',
		dateModified: 'there',
	});
});

it('ends when items contain each other', () => {
	const items = described({
		'@graph': [
			{ '@type': 'Person', '@id': '#a', knows: { '@id': '#b' } },
			{ '@type': 'Person', '@id': '#b', knows: { '@id': '#a' } },
		],
	});
	expect(items.map(({ properties }) => properties[0]?.values)).toEqual([
		[{ kind: 'elsewhere', label: '#b' }],
		[{ kind: 'elsewhere', label: '#a' }],
	]);
});

it('ends at a depth that nobody reads', () => {
	let json: object = { '@type': 'Thing' };
	for (let depth = 0; depth < 500; depth++) json = { '@type': 'Thing', about: json };
	expect(JSON.stringify(described(json)).match(/"kind":"elsewhere"/g)).toHaveLength(1);
});

it('shows each item once, however many items refer to it', () => {
	const ids = Array.from({ length: 60 }, (_, index) => ({ '@id': `#${index}` }));
	const held = ids.map((id) => ({ '@type': 'Person', ...id, knows: ids }));
	const listed = JSON.stringify(described({ '@type': 'Organization', member: held }));
	expect(listed.match(/"kind":"item"/g)).toHaveLength(60);
});
