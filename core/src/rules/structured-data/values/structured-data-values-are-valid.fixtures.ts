import { fixturesFor } from '../../fixture.ts';
import { jsonLd, script } from '../markup/json-ld-script.ts';
import { structuredDataValuesAreValid } from './structured-data-values-are-valid.rule.ts';

type Properties = Readonly<Record<string, unknown>>;

const author = { '@type': 'Person', name: 'Ann Baker', url: 'https://example.com/ann' };

const article = (properties: Properties) =>
	jsonLd({
		'@type': 'NewsArticle',
		headline: 'Rye prices rise',
		datePublished: '2024-11-20',
		author,
		...properties,
	});

const image = (width: unknown, height: unknown) => {
	return { '@type': 'ImageObject', url: 'https://example.com/rye.jpg', width, height };
};

const product = (offers: Properties, properties: Properties = {}) =>
	jsonLd({
		'@type': 'Product',
		name: 'Bread knife',
		offers: { '@type': 'Offer', price: 12.5, priceCurrency: 'EUR', ...offers },
		...properties,
	});

const bakery = (properties: Properties) =>
	jsonLd({
		'@type': 'Bakery',
		name: 'Ann bakes',
		address: '1 Mill Lane, York',
		...properties,
	});

const job = (properties: Properties) =>
	jsonLd({
		'@type': 'JobPosting',
		title: 'Baker',
		description: 'Bake rye bread.',
		datePosted: '2026-10-01',
		hiringOrganization: { '@type': 'Organization', name: 'Ann bakes' },
		jobLocation: {
			'@type': 'Place',
			address: { '@type': 'PostalAddress', addressCountry: 'GB' },
		},
		...properties,
	});

const recipe = (properties: Properties) =>
	jsonLd({
		'@type': 'Recipe',
		name: 'Rye',
		image: 'https://example.com/rye.jpg',
		recipeIngredient: ['ライ麦粉 500 g'],
		...properties,
	});

const video = (properties: Properties) =>
	jsonLd({
		'@type': 'VideoObject',
		name: 'Kneading',
		thumbnailUrl: 'https://example.com/knead.jpg',
		uploadDate: '2026-10-01',
		...properties,
	});

const dataset = (description: string) => jsonLd({ '@type': 'Dataset', name: 'Snow', description });

export const fixtures = fixturesFor(structuredDataValuesAreValid, {
	good: {
		'a small image beside a large one': article({ image: [image(150, 100), image(1600, 900)] }),
		'an image whose size nobody says': article({ image: image(150, undefined) }),
		'an author as text': article({ author: 'Ann Baker' }),
		'an author with a type that nobody knows': article({ author: { '@type': 'Columnist' } }),
		'an author described elsewhere': article({ author: { '@id': 'https://example.com/#ann' } }),
		'a free product': product({ price: 0 }),
		'a price that a script fills in': {
			footer: `<div itemscope itemtype="https://schema.org/Product"><span itemprop="name">Knife</span>
				<div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
				<meta itemprop="priceCurrency" content="EUR">
				<span itemprop="price"></span></div></div>`,
		},
		'a price range in a few characters': bakery({ priceRange: '￥1,000～￥2,000' }),
		'a telephone with its country': bakery({ telephone: '+81 3-1234-5678' }),
		'an address without its type': bakery({ address: { addressCountry: '日本' } }),
		'coordinates whose zeros JSON dropped': bakery({
			geo: { '@type': 'GeoCoordinates', latitude: 35.6, longitude: 139.7 },
		}),
		'an offer until the end of a year': product({ validFrom: '2026-12-01', validThrough: '2027' }),
		'a job without an end': job({}),
		'a salary in a range': job({
			baseSalary: {
				'@type': 'MonetaryAmount',
				currency: 'JPY',
				value: { '@type': 'QuantitativeValue', minValue: 1200, maxValue: 1500, unitText: 'HOUR' },
			},
		}),
		'a salad that needs no cooking': recipe({ prepTime: 'PT10M', cookTime: 'PT0S' }),
		'ingredients in a list of schema.org': recipe({ recipeIngredient: { '@type': 'ItemList' } }),
		'a video without a time of day': video({ contentUrl: 'https://example.com/video' }),
		'a description in Japanese': dataset('北海道の四百か所で測った、毎月の積雪の深さ。'.repeat(3)),
		'the one advantage of a product': product(
			{},
			{
				review: {
					'@type': 'Review',
					author,
					reviewRating: { '@type': 'Rating', ratingValue: 5 },
					positiveNotes: {
						'@type': 'ItemList',
						itemListElement: [{ '@type': 'ListItem', position: 1, name: '軽い' }],
					},
				},
			},
		),
		'a logo of a publisher': article({
			publisher: { '@type': 'Organization', name: 'Rye Post', logo: image(600, 60) },
		}),
		'a comment on an article': article({ comment: { '@type': 'Comment', author: 'Ben' } }),
		'a value with a placeholder': bakery({ email: '{{ email }}' }),
	},
	bad: {
		'a negative price': {
			...product({ price: '-5' }),
			finds: [['required', { item: 'Offer', property: 'price', value: '-5', allowed: '≥ 0' }]],
		},
		'offers in words': {
			...jsonLd({ '@type': 'Product', name: 'Knife', review: [], offers: '１２００円' }),
			finds: [['required', { property: 'offers', allowed: 'Offer, AggregateOffer, Demand' }]],
		},
		'a lowest price above the highest': {
			...jsonLd({
				'@type': 'Product',
				name: 'Knife',
				offers: { '@type': 'AggregateOffer', lowPrice: 20, highPrice: 10, priceCurrency: 'EUR' },
			}),
			finds: [['required', { property: 'lowPrice', value: '20', allowed: '≤ highPrice (10)' }]],
		},
		'a salary whose minimum is its maximum': {
			...job({
				baseSalary: {
					'@type': 'MonetaryAmount',
					currency: 'JPY',
					value: { '@type': 'QuantitativeValue', minValue: 15, maxValue: 12, unitText: 'HOUR' },
				},
			}),
			finds: [['required', { property: 'minValue', allowed: '≤ maxValue (12)' }]],
		},
		'a product as the author': {
			...article({ author: { '@type': 'Product', name: 'Bread knife', offers: { price: 1 } } }),
			finds: [['recommended', { property: 'author', value: 'Product' }]],
		},
		'a date of an event that was not moved': {
			...jsonLd({
				'@type': 'Event',
				name: 'パン祭り',
				startDate: '2026-12-01',
				previousStartDate: '2026-11-01',
				location: { '@type': 'Place', address: '東京都' },
			}),
			finds: [
				['required', { property: 'previousStartDate', allowed: 'eventStatus: EventRescheduled' }],
			],
		},
		'an address in words': {
			...bakery({ email: '店頭でお尋ねください' }),
			finds: [['form', { property: 'email', value: '店頭でお尋ねください' }]],
		},
		'a telephone without its country': {
			...bakery({ telephone: '03-1234-5678' }),
			finds: [['form', { property: 'telephone', allowed: '+44 1904 000000' }]],
		},
		'coordinates of a whole town': {
			...bakery({ geo: { '@type': 'GeoCoordinates', latitude: '35.6', longitude: '139.7' } }),
			finds: [['form', { property: 'latitude', value: '35.6' }]],
		},
		'a page of a video as its file': {
			...video({ contentUrl: 'https://www.youtube.com/watch?v=rye' }),
			finds: [['form', { property: 'contentUrl' }]],
		},
		'a country in words': {
			...jsonLd({
				'@type': 'Organization',
				name: 'Ann bakes',
				hasMerchantReturnPolicy: {
					'@type': 'MerchantReturnPolicy',
					applicableCountry: 'ドイツ',
					returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
				},
			}),
			finds: [['required_form', { property: 'applicableCountry', allowed: 'DE' }]],
		},
		'a step that only has its number': {
			...recipe({
				recipeInstructions: [{ '@type': 'HowToStep', name: '手順 1', text: '粉を量る。' }],
			}),
			finds: [['unwanted', { item: 'HowToStep “手順 1”', property: 'name', part: '手順 1' }]],
		},
		'a list with one page': {
			...jsonLd({
				'@type': 'ItemList',
				itemListElement: [{ '@type': 'ListItem', position: 1, url: 'https://example.com/rye' }],
			}),
			finds: [['count', { property: 'itemListElement', value: '1', allowed: '≥ 2' }]],
		},
		'a list of texts': {
			...jsonLd({ '@type': 'ItemList', itemListElement: 'Rye, spelt' }),
			finds: [['recommended', { property: 'itemListElement', allowed: 'ListItem' }]],
		},
		'a shouting job': {
			...job({ title: 'パン職人 急募!!!' }),
			finds: [['unwanted', { property: 'title', part: '!!!' }]],
		},
		'a job that has expired': {
			...job({ validThrough: '2026-10-10' }),
			finds: [['past', { property: 'validThrough', value: '2026-10-10' }]],
		},
		'places where a video may be seen, and where not': {
			...video({ regionsAllowed: ['JP', 'US'], ineligibleRegion: 'DE' }),
			finds: [['together', { property: 'regionsAllowed', other: 'ineligibleRegion' }]],
		},
		'two chapters at the same second': {
			...video({
				hasPart: ['Mix', 'Knead'].map((name) => {
					return { '@type': 'Clip', name, startOffset: 30, url: 'https://example.com/?t=30' };
				}),
			}),
			finds: [['repeated', { property: 'hasPart', value: '30' }]],
		},
		'a holiday home with two images': {
			...jsonLd({
				'@type': 'VacationRental',
				name: '湖畔の家',
				identifier: 'hut',
				image: ['https://example.com/1.jpg', 'https://example.com/2.jpg'],
				latitude: '42.12345',
				longitude: '101.12345',
				containsPlace: {
					'@type': 'Accommodation',
					occupancy: { '@type': 'QuantitativeValue', value: 4 },
				},
			}),
			finds: [['required_count', { property: 'image', value: '2', allowed: '≥ 8' }]],
		},
		'two brands': {
			...product(
				{},
				{
					brand: [
						{ '@type': 'Brand', name: 'Ann' },
						{ '@type': 'Brand', name: 'Ben' },
					],
				},
			),
			finds: [['count', { property: 'brand', value: '2', allowed: '≤ 1' }]],
		},
		'a description of a few words': {
			...dataset('積雪の深さ'),
			finds: [['required_length', { property: 'description', value: '5', allowed: '50–5000' }]],
		},
		'a price range as an essay': {
			...bakery({ priceRange: 'パンは二百円から、'.repeat(12) }),
			finds: [['length', { property: 'priceRange', value: '108', allowed: '≤ 99' }]],
		},
		'a thumbnail as the image of an article': {
			...article({ image: image(150, '100px') }),
			finds: [['pixels', { property: 'image', value: '150 × 100', allowed: '50000' }]],
		},
		'offers without a type': {
			head: script({
				'@context': 'https://schema.org',
				'@type': 'Product',
				name: 'Knife',
				offers: { price: -1, priceCurrency: 'JPY' },
			}),
			finds: [['required', { property: 'price', value: '-1' }]],
		},
	},
	unjudged: {
		'no structured data': { status: 'not_applicable' },
		'nothing with documented values': {
			...jsonLd({ '@type': 'Person', name: 'Ann' }),
			status: 'not_applicable',
		},
	},
});
