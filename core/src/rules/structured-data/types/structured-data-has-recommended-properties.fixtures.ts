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
		url: 'https://example.com/knives/long',
		hasMerchantReturnPolicy: { '@id': '#returns' },
		shippingDetails: { '@id': '#shipping' },
	},
};

const knives = {
	'@type': 'ProductGroup',
	name: 'Bread knives',
	description: 'For loaves of any size.',
	brand: { '@type': 'Brand', name: 'Sharp' },
	aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.4, reviewCount: 89 },
	variesBy: 'https://schema.org/size',
};

const recipe = {
	'@type': 'Recipe',
	name: 'Rye bread',
	image: 'https://example.com/rye.jpg',
	author: { '@type': 'Person', name: 'Ann Baker' },
	datePublished: '2026-11-20',
	description: 'With a sour of two days.',
	recipeIngredient: ['500 g rye flour', '400 g water'],
	recipeInstructions: 'Mix, wait and bake.',
	prepTime: 'PT1H',
	totalTime: 'PT30H',
	recipeYield: 2,
	recipeCategory: 'Bread',
	recipeCuisine: 'German',
	keywords: 'rye, sour',
	nutrition: { '@type': 'NutritionInformation', calories: '210 calories' },
	aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.4, ratingCount: 89 },
	video: { '@id': '#video' },
};

const ofRegister = 'vatID / taxID / duns / leiCode / naics / globalLocationNumber / iso6523Code';

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
		'a complete recipe': jsonLd(recipe),
		'an app, which is not shipped': jsonLd({
			'@type': 'MobileApplication',
			name: 'Proofing timer',
			applicationCategory: 'LifestyleApplication',
			operatingSystem: 'Android',
			aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.4, ratingCount: 89 },
			offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
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
		'a recipe without its cuisine': {
			...jsonLd({ ...recipe, recipeCuisine: undefined }),
			finds: [['missing', { property: 'recipeCuisine' }]],
		},
		'calories that a recipe leaves out': {
			...jsonLd({ ...recipe, nutrition: { '@type': 'NutritionInformation', fatContent: '1 g' } }),
			finds: [['missing', { property: 'nutrition.calories' }]],
		},
		'an offer without the terms of returns and shipping': {
			...jsonLd({
				...knife,
				brand: { '@type': 'Brand', name: 'Sharp' },
				aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.4, reviewCount: 89 },
				offers: { ...knife.offers, hasMerchantReturnPolicy: undefined, shippingDetails: undefined },
			}),
			finds: [
				['missing', { item: 'Offer', property: 'hasMerchantReturnPolicy' }],
				['missing', { item: 'Offer', property: 'shippingDetails' }],
			],
		},
		'a company without a number in any register': {
			...jsonLd({
				'@type': 'Organization',
				name: 'Ann’s Bakery',
				alternateName: 'Ann’s',
				legalName: 'Ann’s Bakery Ltd',
				description: 'Bread since 1923.',
				url: 'https://example.com/',
				logo: 'https://example.com/logo.png',
				address: '1 Mill Lane, York',
				email: 'ann@example.com',
				sameAs: 'https://social.example/ann',
				foundingDate: '1923-04-01',
				numberOfEmployees: { '@type': 'QuantitativeValue', value: 12 },
			}),
			finds: [['missing', { property: ofRegister }]],
		},
		'a solver of equations without a language': {
			...jsonLd({
				'@type': 'MathSolver',
				url: 'https://example.com/solver',
				usageInfo: 'https://example.com/terms',
				potentialAction: {
					'@type': 'SolveMathAction',
					target: 'https://example.com/solve?q={math_expression_string}',
					'mathExpression-input': 'required name=math_expression_string',
					eduQuestionType: 'Polynomial Equation',
				},
			}),
			finds: [['missing', { item: 'MathSolver', property: 'inLanguage' }]],
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
