import { fixturesFor } from '../../fixture.ts';
import { jsonLd } from '../markup/json-ld-script.ts';
import { structuredDataReviewsAreNotSelfServing } from './structured-data-reviews-are-not-self-serving.rule.ts';

const business = (url: string) =>
	jsonLd({
		'@type': 'Bakery',
		name: 'Ann’s bakery',
		address: '1 Mill Lane',
		url,
		aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 120 },
	});

export const fixtures = fixturesFor(structuredDataReviewsAreNotSelfServing, {
	good: {
		'a directory that rates others': business('https://anns-bakery.example/'),
		'a directory that gives the page of its own entry': business(
			'https://example.com/bread/sourdough',
		),
	},
	bad: {
		'a business that rates itself': {
			...business('https://www.example.com/'),
			finds: [['own', { type: 'Bakery', name: 'Ann’s bakery' }]],
		},
	},
	unjudged: {
		'a product that is rated': {
			...jsonLd({
				'@type': 'Product',
				name: 'Bread knife',
				aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 120 },
			}),
			status: 'not_applicable',
		},
	},
});
