import { fixturesFor } from '../../fixture.ts';
import { jsonLd } from '../markup/json-ld-script.ts';
import { structuredDataHasRequiredProperties } from './structured-data-has-required-properties.rule.ts';

const offer = { '@type': 'Offer', price: 12.5, priceCurrency: 'EUR' };
const knife = { '@type': 'Product', name: 'Bread knife' };
const recipe = { '@type': 'Recipe', name: 'Sourdough bread' };
const job = {
	'@type': 'JobPosting',
	title: 'Baker',
	description: 'You bake.',
	datePosted: '2026-11-20',
	hiringOrganization: 'The bakery',
};
const ann = { '@type': 'Person', name: 'Ann' };
const stars = { '@type': 'AggregateRating', ratingValue: 4.4, reviewCount: 89 };
const video = { '@type': 'VideoObject', name: 'Folding the dough', uploadDate: '2026-11-20' };
const watched = (properties: Readonly<Record<string, unknown>>) =>
	jsonLd({ ...video, thumbnailUrl: 'https://example.com/dough.jpg', ...properties });
const baked = (properties: Readonly<Record<string, unknown>>) =>
	jsonLd({ ...recipe, image: 'https://example.com/loaf.jpg', ...properties });
const returned = (policy: Readonly<Record<string, unknown>>) =>
	jsonLd({
		'@type': 'OnlineStore',
		name: 'Ann bakes',
		hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', ...policy },
	});
const image = (properties: Readonly<Record<string, unknown>>) =>
	jsonLd({ '@type': 'ImageObject', ...properties });

const microdata = (properties: string, attributes = '') => ({
	footer: `<div itemscope itemtype="https://schema.org/Recipe" ${attributes}>${properties}</div>`,
});

const asked = (question: Readonly<Record<string, unknown>>) =>
	jsonLd({
		'@type': 'QAPage',
		mainEntity: { '@type': 'Question', name: 'ライ麦は何グラム？', ...question },
	});
const rental = (properties: Readonly<Record<string, unknown>>) =>
	jsonLd({
		'@type': 'VacationRental',
		name: '湖畔の家',
		identifier: 'hut',
		image: Array.from({ length: 8 }, (_, index) => `https://example.com/${index}.jpg`),
		geo: { '@type': 'GeoCoordinates', latitude: '42.12345', longitude: '101.12345' },
		containsPlace: {
			'@type': 'Accommodation',
			occupancy: { '@type': 'QuantitativeValue', value: 4 },
		},
		...properties,
	});
const discussed = (comment: Readonly<Record<string, unknown>>) =>
	jsonLd({
		'@type': 'DiscussionForumPosting',
		author: ann,
		datePublished: '2026-11-20',
		text: 'Rye?',
		comment: { '@type': 'Comment', datePublished: '2026-11-21', ...comment },
	});
const listed = (...entries: readonly Readonly<Record<string, unknown>>[]) => ({
	'@type': 'ItemList',
	itemListElement: entries.map((entry) => ({ '@type': 'ListItem', ...entry })),
});

export const fixtures = fixturesFor(structuredDataHasRequiredProperties, {
	good: {
		'a product with an offer': jsonLd({ ...knife, offers: offer }),
		'a group whose variants have the offers': jsonLd({
			'@type': 'ProductGroup',
			name: 'Bread knives',
			hasVariant: [{ ...knife, offers: offer }],
		}),
		'a group that links to variants on other pages': jsonLd({
			'@type': 'ProductGroup',
			name: 'Bread knives',
			hasVariant: [
				{ ...knife, offers: offer },
				{ '@type': 'Product', url: 'https://example.com/knives/long' },
			],
		}),
		'a variant of a group that has the rating': jsonLd({
			'@type': 'ProductGroup',
			name: 'Bread knives',
			aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.4, reviewCount: 89 },
			hasVariant: [knife],
		}),
		'a brand that calls itself an offer': jsonLd({
			...knife,
			brand: { '@type': 'Offer', name: 'Sharp' },
			offers: offer,
		}),
		'a product with a rating only': jsonLd({
			...knife,
			aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.4, reviewCount: 89 },
		}),
		'an article, for which nothing is required': jsonLd({ '@type': 'NewsArticle' }),
		'a recipe in microdata': microdata(
			'<h2 itemprop="name">Bread</h2><img itemprop="image" src="/loaf.jpg" alt="">',
		),
		'a recipe in RDFa': {
			footer:
				'<div vocab="https://schema.org/" typeof="Recipe"><h2 property="name">Bread</h2><img property="image" src="/loaf.jpg" alt=""></div>',
		},
		'an image that is loaded late': microdata(
			'<h2 itemprop="name">Bread</h2><img itemprop="image" data-src="/loaf.jpg" alt="">',
		),
		'a name shown as an image': microdata(
			'<h2 itemprop="name"><img src="/name.png" alt="Bread"></h2><link itemprop="image" href="/a.jpg">',
		),
		'an image described elsewhere': jsonLd({ ...recipe, image: { '@id': '#loaf' } }),
		'two blocks about one thing': jsonLd(
			{ ...recipe, '@id': '#recipe' },
			{ '@id': '#recipe', image: 'https://example.com/loaf.jpg' },
		),
		'a product that a review only names': jsonLd({
			'@type': 'Review',
			author: { '@type': 'Person', name: 'Ann' },
			itemReviewed: knife,
			reviewRating: { '@type': 'Rating', ratingValue: 4 },
		}),
		'a business that only publishes': jsonLd({
			'@type': 'Article',
			publisher: { '@type': 'Bakery', name: 'The bakery' },
		}),
		'a job done from home': jsonLd({
			...job,
			jobLocationType: 'TELECOMMUTE',
			applicantLocationRequirements: { '@type': 'Country', name: 'DE' },
		}),
		'an event online': jsonLd({
			'@type': 'Event',
			name: 'Baking together',
			startDate: '2027-01-15T19:00+01:00',
			location: { '@type': 'VirtualLocation', url: 'https://example.com/live' },
		}),
		'a profile that is named from the other side': jsonLd({
			'@graph': [
				{ '@type': 'ProfilePage', '@id': '#page' },
				{ '@type': 'Person', name: 'Ann', mainEntityOfPage: { '@id': '#page' } },
			],
		}),
		'a product with a review of its own': jsonLd({
			...knife,
			review: {
				'@type': 'Review',
				author: ann,
				reviewRating: { '@type': 'Rating', ratingValue: 4 },
			},
		}),
		'a review of an article, which Google does not show': jsonLd({
			'@type': 'Article',
			review: { '@type': 'Review', name: 'Fine' },
		}),
		'a rating that a product in RDFa may own': {
			footer:
				'<div vocab="https://schema.org/" typeof="Recipe"><h2 property="name">Bread</h2><img property="image" src="/loaf.jpg" alt=""><div rel="aggregateRating"><div typeof="AggregateRating"><b property="ratingValue">4.4</b> <b property="ratingCount">89</b></div></div></div>',
		},
		'a rating that names what is rated': jsonLd({ ...stars, itemReviewed: knife }),
		'a video with chapters and a stream': watched({
			hasPart: [
				{ '@type': 'Clip', name: 'Kneading', startOffset: 30, url: 'https://example.com/?t=30' },
			],
			publication: {
				'@type': 'BroadcastEvent',
				isLiveBroadcast: true,
				startDate: '2026-11-20T10:00Z',
				endDate: '2026-11-20T11:00Z',
			},
			potentialAction: {
				'@type': 'SeekToAction',
				target: 'https://example.com/?t={seek_to_second_number}',
				'startOffset-input': 'required name=seek_to_second_number',
			},
		}),
		'returns for a number of days': returned({
			applicableCountry: 'DE',
			returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
			merchantReturnDays: 30,
		}),
		'returns without an end': returned({
			applicableCountry: 'DE',
			returnPolicyCategory: 'https://schema.org/MerchantReturnUnlimitedWindow',
		}),
		'returns described on a page of their own': returned({
			merchantReturnLink: 'https://example.com/returns',
		}),
		'an image with a license': image({
			contentUrl: 'https://example.com/loaf.jpg',
			license: 'https://example.com/license',
		}),
		'a recipe with steps and calories': baked({
			recipeYield: 8,
			nutrition: { '@type': 'NutritionInformation', calories: '120 kcal' },
			recipeInstructions: [
				'Mix.',
				{ '@type': 'HowToStep', text: 'Bake.' },
				{ '@type': 'HowToSection', name: 'Cool', itemListElement: ['Wait.'] },
			],
		}),
		'steps of instructions that are not a recipe': jsonLd(
			{ ...knife, offers: offer },
			{
				'@type': 'HowTo',
				step: { '@type': 'HowToSection', itemListElement: { '@type': 'HowToStep' } },
			},
		),
		'a profile under an alias': jsonLd({
			'@type': 'ProfilePage',
			mainEntity: { '@type': 'Person', alternateName: 'パン職人' },
		}),
		'a holiday home, which needs no address': rental({}),
		'a question that nobody has answered': asked({ answerCount: 0 }),
		'an answer with its text': asked({
			answerCount: 1,
			acceptedAnswer: { '@type': 'Answer', text: '四百グラム。' },
		}),
		'an answer described elsewhere': asked({
			answerCount: 1,
			acceptedAnswer: { '@id': 'https://example.com/#answer' },
		}),
		'a comment in a discussion': discussed({ author: ann, text: 'Rye.' }),
		'a comment on an article': jsonLd({
			'@type': 'BlogPosting',
			comment: { '@type': 'Comment', author: 'Ben' },
		}),
		'an article whose image has only an id': jsonLd({
			'@type': 'Article',
			image: { '@type': 'ImageObject', '@id': 'https://example.com/#image', width: 1200 },
		}),
		'a list of pages': jsonLd(
			listed(
				{ position: 1, url: 'https://example.com/rye' },
				{ position: 2, item: 'https://example.com/oat' },
				{ position: 3, item: { '@id': 'https://example.com/spelt', name: 'Spelt' } },
			),
		),
		'the advantages of a product, which have no pages': jsonLd({
			...knife,
			review: {
				'@type': 'Review',
				author: ann,
				reviewRating: { '@type': 'Rating', ratingValue: 5 },
				positiveNotes: listed({ name: 'Sharp' }, { name: '軽い' }),
			},
		}),
		'a recipe whose nutrition is described elsewhere': baked({ nutrition: { '@id': '#table' } }),
	},
	bad: {
		'a holiday home without rooms': {
			...rental({ containsPlace: undefined }),
			finds: [['missing', { item: 'VacationRental “湖畔の家”', property: 'containsPlace' }]],
		},
		'an answer without its text': {
			...asked({ answerCount: 1, acceptedAnswer: { '@type': 'Answer', upvoteCount: 3 } }),
			finds: [['missing', { item: 'Answer', property: 'text' }]],
		},
		'an answered question without its answers': {
			...asked({ answerCount: 10 }),
			finds: [['missing', { property: 'mainEntity.acceptedAnswer / mainEntity.suggestedAnswer' }]],
		},
		'a comment in a discussion without its author': {
			...discussed({ text: 'ライ麦です。' }),
			finds: [['missing', { item: 'Comment', property: 'author' }]],
		},
		'a list of names': {
			...jsonLd(listed({ position: 1, name: 'ライ麦' }, { position: 2, name: 'Oat' })),
			finds: [['missing', { item: 'ListItem × 2', property: 'url / item.url / item.@id' }]],
		},
		'an advantage that nobody names': {
			...jsonLd({
				...knife,
				review: {
					'@type': 'Review',
					author: ann,
					reviewRating: { '@type': 'Rating', ratingValue: 5 },
					positiveNotes: listed({ name: '軽い' }, { position: 2 }),
				},
			}),
			finds: [['missing', { item: 'ListItem', property: 'name / item.name' }]],
		},
		'an image without its file': {
			...jsonLd({ '@type': 'Article', image: { '@type': 'ImageObject', caption: '食パン' } }),
			finds: [['missing', { item: 'ImageObject', property: 'url / contentUrl / @id' }]],
		},
		'a review in a product without an author': {
			...jsonLd({
				...knife,
				review: { '@type': 'Review', reviewRating: { '@type': 'Rating', ratingValue: 4 } },
			}),
			finds: [['missing', { item: 'Review', property: 'author' }]],
		},
		'a rating of nothing': {
			...jsonLd(stars),
			finds: [['missing', { item: 'AggregateRating', property: 'itemReviewed' }]],
		},
		'a self-storage, which schema.org counts as a business': {
			...jsonLd({ '@type': 'SelfStorage', name: 'Lagerhaus' }),
			finds: [['missing', { item: 'SelfStorage “Lagerhaus”', property: 'address' }]],
		},
		'a conference without a place': {
			...jsonLd({ '@type': 'ConferenceEvent', name: 'Brot 2027', startDate: '2027-01-15' }),
			finds: [['missing', { property: 'location' }]],
		},
		'a chapter that cannot be linked to': {
			...watched({ hasPart: { '@type': 'Clip', name: 'Kneading', startOffset: 30 } }),
			finds: [['missing', { item: 'Clip “Kneading”', property: 'url' }]],
		},
		'a stream without an end': {
			...watched({
				publication: {
					'@type': 'BroadcastEvent',
					isLiveBroadcast: true,
					startDate: '2026-11-20T10:00Z',
				},
			}),
			finds: [['missing', { item: 'BroadcastEvent', property: 'endDate' }]],
		},
		'a jump within the video without its placeholder': {
			...watched({
				potentialAction: { '@type': 'SeekToAction', target: 'https://example.com/?t=30' },
			}),
			finds: [['missing', { item: 'SeekToAction', property: 'startOffset-input' }]],
		},
		'returns without a country': {
			...returned({ returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }),
			finds: [['missing', { property: 'applicableCountry / merchantReturnLink' }]],
		},
		'returns without the number of days': {
			...returned({
				applicableCountry: 'DE',
				returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
			}),
			finds: [['missing', { property: 'merchantReturnDays' }]],
		},
		'a licensed image without its URL': {
			...image({ license: 'https://example.com/license' }),
			finds: [['missing', { item: 'ImageObject', property: 'contentUrl' }]],
		},
		'a step without a text': {
			...baked({ recipeInstructions: [{ '@type': 'HowToStep', name: 'Bake' }] }),
			finds: [['missing', { item: 'HowToStep “Bake”', property: 'text / itemListElement' }]],
		},
		'a step without a text in a section': {
			...baked({
				recipeInstructions: {
					'@type': 'HowToSection',
					name: 'Dough',
					itemListElement: [{ '@type': 'HowToStep', name: 'Falten' }],
				},
			}),
			finds: [['missing', { item: 'HowToStep “Falten”', property: 'text / itemListElement' }]],
		},
		'calories per serving without the number of servings': {
			...baked({ nutrition: { '@type': 'NutritionInformation', calories: '120 kcal' } }),
			finds: [['missing', { property: 'recipeYield' }]],
		},
		'an app without a rating': {
			...jsonLd({
				'@type': 'MobileApplication',
				name: 'Dough timer',
				offers: { '@type': 'Offer', price: 0 },
			}),
			finds: [['missing', { property: 'aggregateRating / review' }]],
		},
		'a film without an image': {
			...jsonLd({ '@type': 'Movie', name: 'パンの国' }),
			finds: [['missing', { item: 'Movie “パンの国”', property: 'image' }]],
		},
		'a dataset without a description': {
			...jsonLd({ '@type': 'Dataset', name: 'Prices of flour' }),
			finds: [['missing', { property: 'description' }]],
		},
		'a thumbnail with wrong capitals': {
			...jsonLd({ ...video, thumbnailURL: 'https://example.com/dough.jpg' }),
			finds: [['misspelt', { property: 'thumbnailUrl', written: 'thumbnailURL' }]],
		},
		'a profile of nobody': {
			...jsonLd({ '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: '' } }),
			finds: [['empty', { property: 'mainEntity.name / mainEntity.alternateName' }]],
		},
		'a nested name with a capital': {
			...jsonLd({ '@type': 'ProfilePage', mainEntity: { '@type': 'Person', Name: 'Ann' } }),
			finds: [
				['misspelt', { property: 'mainEntity.name / mainEntity.alternateName', written: 'Name' }],
			],
		},
		'a recipe without an image': {
			...jsonLd(recipe),
			finds: [['missing', { item: 'Recipe “Sourdough bread”', property: 'image' }]],
		},
		'a product with nothing but a name': {
			...jsonLd(knife),
			finds: [['missing', { property: 'offers / review / aggregateRating' }]],
		},
		'an offer without a price': {
			...jsonLd({ ...knife, offers: { '@type': 'Offer', priceCurrency: 'EUR' } }),
			finds: [['missing', { item: 'Offer', property: 'price / priceSpecification' }]],
		},
		'an empty name in Japanese': {
			...jsonLd({ ...recipe, name: '', image: 'https://example.com/パン.jpg' }),
			finds: [['empty', { item: 'Recipe', property: 'name' }]],
		},
		'a restaurant without an address': {
			...jsonLd({ '@type': 'Restaurant', name: 'Zum Brot' }),
			finds: [['missing', { item: 'Restaurant “Zum Brot”', property: 'address' }]],
		},
		'a job at a place without a country': {
			...jsonLd({
				...job,
				jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress' } },
			}),
			finds: [['missing', { property: 'jobLocation.address.addressCountry' }]],
		},
		'two videos without an image': {
			...jsonLd(video, { ...video, name: 'Baking the loaf' }),
			finds: [['missing', { item: 'VideoObject × 2', property: 'thumbnailUrl' }]],
		},
		'a recipe in microdata with an empty name': {
			...microdata('<h2 itemprop="name"></h2><link itemprop="image" href="/a.jpg">'),
			finds: [['empty', { property: 'name' }]],
		},
		'a recipe in RDFa with an empty image': {
			footer:
				'<div vocab="https://schema.org/" typeof="Recipe"><h2 property="name">Bread</h2><meta property="image" content=""></div>',
			finds: [['empty', { property: 'image' }]],
		},
		'a recipe in microdata without an image': {
			...microdata('<h2 itemprop="name">Pain au levain</h2>'),
			finds: [['missing', { item: 'Recipe “Pain au levain”', property: 'image' }]],
		},
	},
	unjudged: {
		'a question in a list that Google does not show': {
			...jsonLd({
				'@type': 'FAQPage',
				mainEntity: { '@type': 'Question', name: 'Rye?', acceptedAnswer: { '@type': 'Answer' } },
			}),
			status: 'not_applicable',
		},
		'a clip of a film': {
			...jsonLd({ '@type': 'Clip', name: 'The first scene' }),
			status: 'not_applicable',
		},
		'an image without a license': {
			...image({ url: 'https://example.com/loaf.jpg' }),
			status: 'not_applicable',
		},
		'a game, which Google shows only with a second type': {
			...jsonLd({ '@type': 'VideoGame' }),
			status: 'not_applicable',
		},
		'a car, which Google shows only with a second type': {
			...jsonLd({ '@type': 'Car', name: 'Van' }),
			status: 'not_applicable',
		},
		'a comment, which schema.org counts as an event': {
			footer: '<div itemscope itemtype="https://schema.org/UserComments">Delicious!</div>',
			status: 'not_applicable',
		},
		'properties given by itemref in a place that is not marked': {
			...microdata('', 'itemref="more"'),
			status: 'not_applicable',
		},
		'no structured data': { status: 'not_applicable' },
		'types that Google does not show': {
			...jsonLd({ '@type': 'WebPage' }),
			status: 'not_applicable',
		},
	},
});
