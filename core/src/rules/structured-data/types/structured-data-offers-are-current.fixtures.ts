import { fixturesFor } from '../../fixture.ts';
import { jsonLd } from '../markup/json-ld-script.ts';
import { structuredDataOffersAreCurrent } from './structured-data-offers-are-current.rule.ts';

const offer = (priceValidUntil: string) =>
	jsonLd({
		'@type': 'Product',
		name: 'Bread knife',
		offers: { '@type': 'Offer', price: 12.5, priceCurrency: 'EUR', priceValidUntil },
	});

export const fixtures = fixturesFor(structuredDataOffersAreCurrent, {
	good: {
		'a date far ahead': offer('2099-12-31'),
		'a time far ahead': offer('2099-12-31T23:59:59+09:00'),
	},
	bad: {
		'a date long past': {
			...offer('2019-10-01'),
			finds: [['expired', { item: 'Offer', value: '2019-10-01' }]],
		},
	},
	unjudged: {
		'no such date': { ...jsonLd({ '@type': 'Article' }), status: 'not_applicable' },
	},
});
