import { fixturesFor } from '../../fixture.ts';
import { jsonLd } from '../markup/json-ld-script.ts';
import { structuredDataHasRecommendedProperties } from './structured-data-has-recommended-properties.rule.ts';

const article = {
	'@type': 'Article',
	headline: 'Sourdough bread for beginners',
	image: 'https://example.com/loaf.jpg',
	datePublished: '2026-11-20',
	dateModified: '2026-11-20',
};

const knife = {
	'@type': 'Product',
	name: 'Bread knife, long',
	image: 'https://example.com/knife.jpg',
	description: 'For large loaves.',
	sku: 'K1-L',
	offers: {
		'@type': 'Offer',
		price: 12.5,
		priceCurrency: 'EUR',
		availability: 'https://schema.org/InStock',
		itemCondition: 'https://schema.org/NewCondition',
		priceValidUntil: '2027-12-31',
	},
};

const knives = {
	'@type': 'ProductGroup',
	name: 'Bread knives',
	brand: { '@type': 'Brand', name: 'Sharp' },
	aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.4, reviewCount: 89 },
	variesBy: 'https://schema.org/size',
};

const ann = { '@type': 'Person', name: 'Ann Baker', url: 'https://example.com/ann' };

export const fixtures = fixturesFor(structuredDataHasRecommendedProperties, {
	good: {
		'a complete article': jsonLd({ ...article, author: ann }),
		'an author described elsewhere': jsonLd({ ...article, author: { '@id': '#ann' } }),
		'a group that says for its variants what they share': jsonLd({
			...knives,
			productGroupID: 'K1',
			hasVariant: [knife],
		}),
		'a group whose variants name it': jsonLd({
			...knives,
			hasVariant: [{ ...knife, inProductGroupWithID: 'K1' }],
		}),
		'a variant that names the group it belongs to': jsonLd(
			{ ...knives, '@id': '#knives', productGroupID: 'K1' },
			{ ...knife, isVariantOf: { '@id': '#knives' } },
		),
		'a misspelt property, which is reported as such': jsonLd({
			...article,
			author: ann,
			dateModified: undefined,
			datemodified: '2026-11-20',
		}),
		'no structured data': {},
	},
	bad: {
		'an article without an image': {
			...jsonLd({ ...article, author: ann, image: undefined }),
			finds: [['missing', { property: 'image' }]],
		},
		'an image that was never filled in': {
			...jsonLd({ ...article, author: ann, image: '' }),
			finds: [['empty', { item: 'Article “Sourdough bread for beginners”', property: 'image' }]],
		},
		'two authors without a profile': {
			...jsonLd({
				...article,
				author: [
					{ '@type': 'Person', name: 'Ann Baker' },
					{ '@type': 'Person', name: 'Ben Miller' },
				],
			}),
			finds: [['missing', { property: 'author.url' }]],
		},
	},
});
