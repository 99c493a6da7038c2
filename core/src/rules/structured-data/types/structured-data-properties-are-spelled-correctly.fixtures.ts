import { fixturesFor } from '../../fixture.ts';
import { article, jsonLd } from '../markup/json-ld-script.ts';
import { structuredDataPropertiesAreSpelledCorrectly } from './structured-data-properties-are-spelled-correctly.rule.ts';

export const fixtures = fixturesFor(structuredDataPropertiesAreSpelledCorrectly, {
	good: {
		'properties of schema.org': article({
			author: 'Ann Baker',
			reviews: [],
			isbn: '1',
			sender: 'x',
		}),
		'a property of a site’s own': article({ crust: 'dark' }),
		'a name in Japanese': article({ 見出し: 'パン' }),
		'a type that schema.org does not have': jsonLd({ '@type': 'Sourdough', Name: 'x' }),
		'both spellings': article({ dateModified: '2024-11-20', datemodified: '2024-11-20' }),
		'a required property, which is reported with its requirement': jsonLd({
			'@type': 'VideoObject',
			name: 'Folding the dough',
			thumbnailURL: 'https://example.com/dough.jpg',
			uploadDate: '2024-11-20',
		}),
	},
	bad: {
		'wrong capitals': {
			...article({ dateModifIed: '2024-11-20' }),
			finds: [
				[
					'misspelt',
					{ item: 'Article “Sourdough”', property: 'dateModified', written: 'dateModifIed' },
				],
			],
		},
		'a letter that is missing': {
			...article({ datePublished: undefined, datePublishd: '2024-11-20' }),
			finds: [['misspelt', { property: 'datePublished', written: 'datePublishd' }]],
		},
		'two letters in the wrong order': {
			...article({ author: undefined, auhtor: 'Anne Meunier' }),
			finds: [['misspelt', { property: 'author', written: 'auhtor' }]],
		},
		'a plural in microdata': {
			footer:
				'<div itemscope itemtype="https://schema.org/BlogPosting"><b itemprop="headline">Brot</b><i itemprop="author">Anne Meunier</i><time itemprop="datePublished" datetime="2024-11-20">2024</time><a itemprop="images" href="/a.jpg">Bild</a></div>',
			finds: [['misspelt', { item: 'BlogPosting “Brot”', property: 'image', written: 'images' }]],
		},
	},
	unjudged: {
		'no structured data': { status: 'not_applicable' },
	},
});
