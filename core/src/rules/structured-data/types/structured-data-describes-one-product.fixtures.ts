import { fixturesFor } from '../../fixture.ts';
import { jsonLd } from '../markup/json-ld-script.ts';
import { structuredDataDescribesOneProduct } from './structured-data-describes-one-product.rule.ts';

const product = (name: string) => ({
	'@type': 'Product',
	name,
	offers: { '@type': 'Offer', price: 12.5, priceCurrency: 'EUR' },
});

export const fixtures = fixturesFor(structuredDataDescribesOneProduct, {
	good: {
		'one product': jsonLd(product('Bread knife')),
		'one product described twice': jsonLd(product('Bread knife'), product('bread knife')),
		'related products inside it': jsonLd({
			...product('Bread knife'),
			isRelatedTo: [product('Cutting board'), product('Bread box')],
		}),
	},
	bad: {
		'suggested products beside the product': {
			...jsonLd(product('Brotmesser'), product('Brotkasten'), product('パン切り包丁')),
			finds: [['several', { count: 3 }]],
		},
	},
	unjudged: {
		'variants of one product': {
			...jsonLd(
				{ ...product('Knife, 20 cm'), inProductGroupWithID: 'knife' },
				{ ...product('Knife, 25 cm'), inProductGroupWithID: 'knife' },
			),
			status: 'not_applicable',
		},
		'a list that holds its products': {
			...jsonLd({
				'@type': 'ItemList',
				itemListElement: [product('Bread knife'), product('Bread box')],
			}),
			status: 'not_applicable',
		},
		'no products': { ...jsonLd({ '@type': 'Article' }), status: 'not_applicable' },
	},
});
