import { fixturesFor } from '../../fixture.ts';
import { jsonLd } from '../markup/json-ld-script.ts';
import { structuredDataValuesAreKnown } from './structured-data-values-are-known.rule.ts';

const offer = (offers: Readonly<Record<string, unknown>>) =>
	jsonLd({
		'@type': 'Product',
		name: 'Bread knife',
		offers: { '@type': 'Offer', price: 12.5, ...offers },
	});

export const fixtures = fixturesFor(structuredDataValuesAreKnown, {
	good: {
		'the address of a value': offer({ availability: 'https://schema.org/InStock' }),
		'a value by its name': offer({ availability: 'OutOfStock', priceCurrency: 'JPY' }),
		'a value with a prefix': offer({ availability: 'schema:InStock' }),
		'a value that only schema.org has': offer({ itemCondition: 'DamagedCondition' }),
		'a value in small letters': offer({ itemCondition: 'http://schema.org/newcondition' }),
	},
	bad: {
		'in stock, in words': {
			...offer({ availability: 'in stock' }),
			finds: [['value', { item: 'Offer', property: 'availability', value: 'in stock' }]],
		},
		'a return policy in words': {
			...jsonLd({
				'@type': 'Organization',
				name: 'Ann bakes',
				hasMerchantReturnPolicy: {
					'@type': 'MerchantReturnPolicy',
					applicableCountry: 'DE',
					returnPolicyCategory: '30 days',
				},
			}),
			finds: [['required', { property: 'returnPolicyCategory', value: '30 days' }]],
		},
		'in stock, in German': { ...offer({ availability: 'auf Lager' }), finds: [['value']] },
		'new, in Japanese': {
			...offer({ itemCondition: '新品' }),
			finds: [['value', { property: 'itemCondition', value: '新品' }]],
		},
		'a day of the week in Japanese': {
			...jsonLd({
				'@type': 'Bakery',
				name: 'Ann bakes',
				address: '1 Mill Lane, York',
				openingHoursSpecification: {
					'@type': 'OpeningHoursSpecification',
					dayOfWeek: ['月曜日', 'Tuesday', 'https://schema.org/Wednesday'],
				},
			}),
			finds: [['value', { property: 'dayOfWeek', value: '月曜日' }]],
		},
		'a currency by its sign': {
			...offer({ priceCurrency: '€' }),
			finds: [['currency', { property: 'priceCurrency', value: '€' }]],
		},
	},
	unjudged: {
		'no such values': { ...jsonLd({ '@type': 'Article' }), status: 'not_applicable' },
	},
});
