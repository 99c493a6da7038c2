import { fixturesFor } from '../fixture.ts';
import { jsonLd } from './json-ld-script.ts';
import { structuredDataHasRecommendedProperties } from './structured-data-has-recommended-properties.rule.ts';

const article = {
	'@type': 'Article',
	headline: 'Sourdough bread for beginners',
	image: 'https://example.com/loaf.jpg',
	datePublished: '2026-11-20',
	dateModified: '2026-11-20',
};

const ann = { '@type': 'Person', name: 'Ann Baker', url: 'https://example.com/ann' };

export const fixtures = fixturesFor(structuredDataHasRecommendedProperties, {
	good: {
		'a complete article': jsonLd({ ...article, author: ann }),
		'an author described elsewhere': jsonLd({ ...article, author: { '@id': '#ann' } }),
		'no structured data': {},
	},
	bad: {
		'an article without an author': {
			...jsonLd(article),
			finds: [['missing', { property: 'author' }]],
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
