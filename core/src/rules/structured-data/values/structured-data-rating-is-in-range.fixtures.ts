import { fixturesFor } from '../../fixture.ts';
import { jsonLd } from '../markup/json-ld-script.ts';
import { structuredDataRatingIsInRange } from './structured-data-rating-is-in-range.rule.ts';

const rated = (rating: Readonly<Record<string, unknown>>) =>
	jsonLd({
		'@type': 'Product',
		name: 'Bread knife',
		aggregateRating: { '@type': 'AggregateRating', ratingCount: 12, ...rating },
	});

export const fixtures = fixturesFor(structuredDataRatingIsInRange, {
	good: {
		'4.4 of 5': rated({ ratingValue: '4.4' }),
		'8.7 of 10': rated({ ratingValue: 8.7, bestRating: 10 }),
		'88 of 100': rated({ ratingValue: 88, bestRating: '100', worstRating: 0 }),
		'a rating that names its scale': rated({ ratingValue: '8 / 10' }),
		'a scale in words, which is reported as such': rated({ ratingValue: 88, bestRating: '百点' }),
		'a rating in per cent': rated({ ratingValue: '88%' }),
		'reviews without a count of ratings': rated({
			ratingValue: 4,
			ratingCount: undefined,
			reviewCount: 3,
		}),
	},
	bad: {
		'8.7 on an unnamed scale': {
			...rated({ ratingValue: 8.7 }),
			finds: [['too_high', { item: 'AggregateRating', value: 8.7, best: 5 }]],
		},
		'below the scale': {
			...rated({ ratingValue: '0.5', worstRating: 1 }),
			finds: [['too_low', { value: 0.5, worst: 1 }]],
		},
		'nobody has rated': {
			...rated({ ratingValue: 0, ratingCount: 0 }),
			finds: [['no_ratings', { value: 0 }]],
		},
	},
	unjudged: {
		'no ratings': { ...jsonLd({ '@type': 'Article' }), status: 'not_applicable' },
	},
});
