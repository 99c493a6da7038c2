import { fixturesFor } from '../../fixture.ts';
import { jsonLd } from '../markup/json-ld-script.ts';
import { structuredDataNumbersUseDotDecimal } from './structured-data-numbers-use-dot-decimal.rule.ts';

const offer = (price: unknown) =>
	jsonLd({
		'@type': 'Product',
		name: 'Bread knife',
		offers: { '@type': 'Offer', price, priceCurrency: 'EUR' },
	});

const rating = (ratingValue: unknown) =>
	jsonLd({
		'@type': 'Product',
		name: 'Bread knife',
		aggregateRating: { '@type': 'AggregateRating', ratingValue, ratingCount: 12 },
	});

const markup = (price: string) => ({
	footer: `<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Knife</b>
<p itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR">${price}</p></div>`,
});

export const fixtures = fixturesFor(structuredDataNumbersUseDotDecimal, {
	good: {
		'a number': offer(1299.5),
		'digits with a dot': offer('1299.50'),
		'nothing to pay': offer('0'),
		'a visible price in German with one for machines': markup(
			'<span itemprop="price" content="12.50">12,50 €</span>',
		),
		'a rating of its own scale': rating('8 / 10'),
		'a rating in per cent': rating('88%'),
		'a count with a separator': jsonLd({
			'@type': 'Product',
			name: 'Bread knife',
			aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.4, ratingCount: '1,234' },
		}),
	},
	bad: {
		'a decimal comma': { ...offer('12,50'), finds: [['comma', { value: '12,50' }]] },
		'a currency sign': { ...offer('€12.50'), finds: [['not_plain', { value: '€12.50' }]] },
		'a price as Germans write it': { ...offer('1.299,00 €'), finds: [['not_plain']] },
		'a price as the French write it': { ...offer('1 299,00'), finds: [['not_plain']] },
		'a price in yen with its word': { ...offer('1,980円'), finds: [['not_plain']] },
		'a price in words': { ...offer('free'), finds: [['not_plain']] },
		'a visible price without one for machines': {
			...markup('<span itemprop="price">12,50</span>'),
			finds: [['comma', { item: 'Offer', property: 'price' }]],
		},
		'a rating with a comma': {
			...rating('4,4'),
			finds: [['comma', { item: 'AggregateRating', property: 'ratingValue' }]],
		},
		'a rating in stars': { ...rating('星5つ'), finds: [['not_plain', { value: '星5つ' }]] },
		'a number of offers in words': {
			...jsonLd({
				'@type': 'Product',
				name: 'Bread knife',
				offers: {
					'@type': 'AggregateOffer',
					lowPrice: 900,
					highPrice: 1200,
					priceCurrency: 'JPY',
					offerCount: '5件',
				},
			}),
			finds: [['advised', { property: 'offerCount', value: '5件' }]],
		},
	},
	unjudged: {
		'no numbers': { ...jsonLd({ '@type': 'Article' }), status: 'not_applicable' },
	},
});
