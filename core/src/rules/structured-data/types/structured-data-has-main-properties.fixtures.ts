import { fixturesFor } from '../../fixture.ts';
import { article, jsonLd } from '../markup/json-ld-script.ts';
import { structuredDataHasMainProperties } from './structured-data-has-main-properties.rule.ts';

const recipe = (properties: Readonly<Record<string, unknown>>) =>
	jsonLd({
		'@type': 'Recipe',
		name: 'Sourdough',
		image: 'https://example.com/loaf.jpg',
		...properties,
	});

const recipeIngredient = ['500 g flour', '350 g water', '10 g salt'];
const recipeInstructions = [{ '@type': 'HowToStep', text: 'Mix everything.' }];

export const fixtures = fixturesFor(structuredDataHasMainProperties, {
	good: {
		'a recipe with ingredients and steps': recipe({ recipeIngredient, recipeInstructions }),
		'an article with headline, date and author': article(),
		'an article with a name in place of a headline': article({
			headline: undefined,
			name: 'Sourdough',
		}),
		'a theme and a plugin that describe one article together': jsonLd(
			{ '@type': 'Article', headline: 'Sourdough' },
			{ '@type': 'BlogPosting', datePublished: '2024-11-20', author: 'Ann Baker' },
		),
	},
	bad: {
		'a recipe with stars alone': {
			...recipe({ prepTime: 'PT20M' }),
			finds: [
				[
					'missing',
					{ properties: 'recipeIngredient, recipeInstructions', item: 'Recipe “Sourdough”' },
				],
			],
		},
		'an article without a date': {
			...article({ datePublished: undefined }),
			finds: [['missing', { properties: 'datePublished', item: 'Article “Sourdough”' }]],
		},
		'a Japanese article in microdata that only has a name': {
			footer:
				'<div itemscope itemtype="https://schema.org/BlogPosting"><b itemprop="name">食パン</b></div>',
			finds: [['missing', { properties: 'datePublished, author', item: 'BlogPosting “食パン”' }]],
		},
	},
	unjudged: {
		'an article without structured data': { status: 'not_applicable' },
		'a teaser, which has little to describe': {
			...article({ datePublished: undefined }),
			main: '<p>Our sourdough.</p>',
			status: 'not_applicable',
		},
		'a video beside the text': {
			...jsonLd({
				'@type': 'VideoObject',
				name: 'Folding the dough',
				thumbnailUrl: 'https://example.com/dough.jpg',
				uploadDate: '2009-05-01',
			}),
			status: 'not_applicable',
		},
	},
});
