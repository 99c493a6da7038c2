import { fixturesFor } from '../../fixture.ts';
import { article, jsonLd } from '../markup/json-ld-script.ts';
import { structuredDataUrlsAreAbsolute } from './structured-data-urls-are-absolute.rule.ts';

export const fixtures = fixturesFor(structuredDataUrlsAreAbsolute, {
	good: {
		'a whole address': article({ image: ['https://example.com/loaf.jpg'] }),
		'an address without a scheme': article({ image: '//cdn.example.com/loaf.jpg' }),
		'an image described elsewhere': article({
			url: 'https://example.com/bread/sourdough',
			image: { '@id': '#primaryimage' },
		}),
		'an address in Arabic': article({ url: 'https://example.com/خبز' }),
	},
	bad: {
		'an image by its path': {
			...article({ image: '/images/loaf.jpg' }),
			finds: [['relative', { item: 'Article “Sourdough”', property: 'image' }]],
		},
		'a profile by its name': {
			...jsonLd({ '@type': 'Person', name: 'Ann Baker', sameAs: 'annbakes' }),
			finds: [['relative', { property: 'sameAs', value: 'annbakes' }]],
		},
		'a URL without https': {
			...article({ url: 'www.example.com/bread' }),
			finds: [['relative', { value: 'www.example.com/bread' }]],
		},
	},
	unjudged: {
		'no URLs': { ...article({ author: 'Ann Baker' }), status: 'not_applicable' },
		'a relative URL in HTML, which belongs to its page': {
			footer:
				'<div itemscope itemtype="https://schema.org/Article"><img itemprop="image" src="/a.jpg" alt=""></div>',
			status: 'not_applicable',
		},
	},
});
