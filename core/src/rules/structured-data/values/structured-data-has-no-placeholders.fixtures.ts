import { fixturesFor } from '../../fixture.ts';
import { jsonLd } from '../markup/json-ld-script.ts';
import { structuredDataHasNoPlaceholders } from './structured-data-has-no-placeholders.rule.ts';

const article = (headline: string) => jsonLd({ '@type': 'Article', headline });

export const fixtures = fixturesFor(structuredDataHasNoPlaceholders, {
	good: {
		'a headline': article('Sourdough bread for beginners'),
		'a text about templates': article('How {{ placeholders }} work in templates'),
		'the name of a generator': article('Lorem Ipsum Generator'),
		'a page about the word': {
			...article('undefined'),
			title: '<title>undefined - JavaScript | Web Handbook</title>',
			h1: '<h1>undefined</h1>',
			main: '<p>In JavaScript undefined is the value of a variable that has none.</p>',
		},
		'a page about a printed value': {
			...article('[object Object]'),
			title: '<title>[object Object] | Web Handbook</title>',
			h1: '<h1>[object Object]</h1>',
			main: '<p>JavaScript prints [object Object] for an object without a text.</p>',
		},
		'a recipe without cooking': jsonLd({
			'@type': 'HowTo',
			name: 'Salad',
			prepTime: 'PT10M',
			performTime: 'PT0S',
			totalTime: 'PT10M',
		}),
		'a live video, which has no length yet': jsonLd({
			'@type': 'Clip',
			duration: 'PT0S',
			publication: { '@type': 'BroadcastEvent', isLiveBroadcast: true },
		}),
		'the address of a page about the value': {
			...jsonLd({ '@type': 'WebPage', url: 'https://example.com/docs/undefined' }),
			title: '<title>undefined - JavaScript | Web Handbook</title>',
			h1: '<h1>undefined</h1>',
			main: '<p>In JavaScript undefined is the value of a variable that has none.</p>',
		},
		'names of people and brands': jsonLd({
			'@type': 'Thing',
			name: 'Array',
			brand: { '@type': 'Brand', name: 'NAN' },
			author: { '@type': 'Person', name: 'Null', familyName: 'Null' },
		}),
		'a Spanish word': article('Todo'),
		'a German word': article('Null'.concat(' Fehler beim Backen')),
		'a product without a name, which is reported as such': jsonLd({
			'@type': 'Product',
			name: '',
			offers: { '@type': 'Offer', price: 4, priceCurrency: 'EUR' },
		}),
		'names that no result shows': jsonLd({
			'@graph': [
				{ '@type': 'ItemPage', name: '' },
				{ '@type': 'SiteNavigationElement', name: '' },
				{
					'@type': 'HowTo',
					name: 'Rye',
					step: [{ '@type': 'HowToStep', name: '', text: 'Mix the sour.' }],
				},
			],
		}),
		'a name shown as an image': {
			footer:
				'<p itemscope itemtype="https://schema.org/Person"><b itemprop="name"><img src="/ann.png" alt="Ann"></b></p>',
		},
		'none as a value of its own': jsonLd({ '@type': 'Book', accessibilityHazard: 'none' }),
		'the form of a search address': jsonLd({
			'@type': 'WebSite',
			potentialAction: {
				'@type': 'SearchAction',
				target: '{{url}}',
				'query-input': 'required name=search_term_string',
			},
		}),
	},
	bad: {
		'a value that was undefined': {
			...article('undefined'),
			finds: [['placeholder', { property: 'headline', value: 'undefined' }]],
		},
		'an object for a text': { ...article('[object Object]'), finds: [['placeholder']] },
		'a template that nobody filled in': {
			...article('{{ page.title }}'),
			finds: [['placeholder']],
		},
		'a tag of an SEO plugin': { ...article('%%title%%'), finds: [['placeholder']] },
		'a name inside braces': { ...article('{{ name }}'), finds: [['placeholder']] },
		'a description that is not a number': {
			...jsonLd({ '@type': 'WebPage', description: 'NaN' }),
			finds: [['placeholder', { property: 'description' }]],
		},
		'a picture that is missing': {
			...jsonLd({ '@type': 'WebPage', image: 'https://example.com/images/undefined' }),
			finds: [['placeholder', { property: 'image' }]],
		},
		'a recipe that takes no time at all': {
			...jsonLd({ '@type': 'HowTo', name: 'Rye', prepTime: 'PT0S', performTime: 'PT0M' }),
			finds: [['no_time', { property: 'prepTime', value: 'PT0S' }]],
		},
		'a video of no length': {
			...jsonLd({ '@type': 'Clip', duration: 'P0DT0H0M0S' }),
			finds: [['no_time', { property: 'duration' }]],
		},
		'an example that was copied': {
			...jsonLd({ '@type': 'Article', author: { '@type': 'Person', name: 'Author Name' } }),
			finds: [['placeholder', { property: 'name' }]],
		},
		'a template inside a URL': {
			...jsonLd({ '@type': 'Article', image: 'https://example.com/{{ image }}.jpg' }),
			finds: [['placeholder', { item: 'Article', property: 'image' }]],
		},
		'a template for a date, which is not reported twice': {
			...jsonLd({ '@type': 'Article', datePublished: '{{ post.date }}' }),
			finds: [['placeholder', { property: 'datePublished' }]],
		},
		'a template for a price, in Japanese': {
			...jsonLd({
				'@type': 'Product',
				name: 'パン切り包丁',
				offers: { '@type': 'Offer', price: '{{ 価格 }}', priceCurrency: 'JPY' },
			}),
			finds: [['placeholder', { item: 'Offer', property: 'price' }]],
		},
		'an author without a name': {
			...jsonLd({
				'@type': 'Article',
				headline: 'Sourdough',
				author: { '@type': 'Person', name: '' },
			}),
			finds: [['empty', { item: 'Person', property: 'name' }]],
		},
		'an empty name in microdata': {
			footer:
				'<p itemscope itemtype="https://schema.org/Person"><b itemprop="name"></b><meta itemprop="jobTitle" content="Baker"></p>',
			finds: [['empty', { item: 'Person', property: 'name' }]],
		},
		'an empty name in RDFa': {
			footer:
				'<p vocab="https://schema.org/" typeof="Person"><meta property="name" content=""></p>',
			finds: [['empty', { item: 'Person', property: 'name' }]],
		},
		'a headline of a space': { ...article(' '), finds: [['empty', { property: 'headline' }]] },
		'filler text': {
			...jsonLd({ '@type': 'WebPage', description: 'Lorem ipsum dolor sit amet.' }),
			finds: [['placeholder', { property: 'description' }]],
		},
	},
	unjudged: {
		'no structured data': { status: 'not_applicable' },
	},
});
