import { fixturesFor } from '../fixture.ts';
import { jsonLd } from './json-ld-script.ts';
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
const video = { '@type': 'VideoObject', name: 'Folding the dough', uploadDate: '2026-11-20' };

const microdata = (properties: string, attributes = '') => ({
	footer: `<div itemscope itemtype="https://schema.org/Recipe" ${attributes}>${properties}</div>`,
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
	},
	bad: {
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
			finds: [['missing', { item: 'Recipe', property: 'name' }]],
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
		'a recipe in microdata without an image': {
			...microdata('<h2 itemprop="name">Pain au levain</h2>'),
			finds: [['missing', { item: 'Recipe “Pain au levain”', property: 'image' }]],
		},
	},
	unjudged: {
		'properties given by itemref in a place that is not marked': {
			...microdata('', 'itemref="more"'),
			status: 'not_applicable',
		},
		'no structured data': { status: 'not_applicable' },
		'types that Google shows nothing of': {
			...jsonLd({ '@type': 'WebPage' }),
			status: 'not_applicable',
		},
	},
});
