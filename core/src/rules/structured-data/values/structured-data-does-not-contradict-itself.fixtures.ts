import { fixturesFor } from '../../fixture.ts';
import { jsonLd } from '../markup/json-ld-script.ts';
import { structuredDataDoesNotContradictItself } from './structured-data-does-not-contradict-itself.rule.ts';

const knife = (price: unknown, name = 'Bread knife') => ({
	'@type': 'Product',
	name,
	offers: { '@type': 'Offer', price, priceCurrency: 'EUR' },
});

const article = (datePublished: string, headline = 'Sourdough') => ({
	'@type': 'Article',
	headline,
	datePublished,
	author: 'Ann Baker',
});

export const fixtures = fixturesFor(structuredDataDoesNotContradictItself, {
	good: {
		'one price in two places': jsonLd(knife(12.5), knife('12.50')),
		'one day with and without a time': jsonLd(
			article('2026-11-20'),
			article('2026-11-20T23:30:00-08:00'),
		),
		'two articles': jsonLd(article('2026-11-20'), article('2025-01-02', 'Rye')),
		'several offers of one product': jsonLd(knife(12.5), {
			...knife(0),
			offers: [
				{ '@type': 'Offer', price: 12.5 },
				{ '@type': 'Offer', price: 11 },
			],
		}),
	},
	bad: {
		'a theme and a plugin with two prices': {
			...jsonLd(knife(12.5), knife('14.90')),
			finds: [['differs', { property: 'offers.price', one: '12.5', other: '14.90' }]],
		},
		'two dates, one in microdata': {
			...jsonLd(article('2026-11-20', 'サワードウ')),
			footer: `<div itemscope itemtype="https://schema.org/BlogPosting"><b itemprop="headline">サワードウ</b>
<meta itemprop="datePublished" content="2024-03-01"></div>`,
			finds: [['differs', { item: 'Article “サワードウ”', property: 'datePublished' }]],
		},
	},
	unjudged: {
		'no structured data': { status: 'not_applicable' },
	},
});
