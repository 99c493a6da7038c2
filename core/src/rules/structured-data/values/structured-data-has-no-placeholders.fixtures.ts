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
		'a Spanish word': article('Todo'),
		'a German word': article('Null'.concat(' Fehler beim Backen')),
		'a product without a name, which is reported as such': jsonLd({
			'@type': 'Product',
			name: '',
			offers: { '@type': 'Offer', price: 4, priceCurrency: 'EUR' },
		}),
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
