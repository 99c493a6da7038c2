import { fixturesFor } from '../../fixture.ts';
import { jsonLd } from '../markup/json-ld-script.ts';
import { structuredDataUrlsArePublic } from './structured-data-urls-are-public.rule.ts';

const article = (properties: Readonly<Record<string, unknown>>) =>
	jsonLd({ '@type': 'Article', headline: 'Sourdough', ...properties });

export const fixtures = fixturesFor(structuredDataUrlsArePublic, {
	good: {
		'an image by its URL': article({ image: ['https://example.com/loaf.jpg'] }),
		'a file with blanks in its name': article({ image: 'loaf of bread.jpg' }),
		'a path with letters of Japanese': article({ image: 'images/パン' }),
		'a host with letters of German': article({ url: 'https://bäcker.example.com/brot' }),
		'a profile by its name': jsonLd({ '@type': 'Person', name: 'Ann', sameAs: 'Ann Baker' }),
		'a host that begins like a local one': article({ url: 'https://local.example.com/bread' }),
		'a page that is not published yet': {
			...article({ image: 'http://localhost:8080/loaf.jpg' }),
			url: 'http://localhost:8080/bread',
		},
		'the caption of an image in microdata': {
			footer:
				'<figure itemscope itemtype="https://schema.org/Article"><div itemprop="image"><img src="/a.jpg" alt=""> A loaf</div></figure>',
		},
	},
	bad: {
		'a sentence for an image': {
			...article({ image: 'A loaf of bread on a board' }),
			finds: [['text', { property: 'image', value: 'A loaf of bread on a board' }]],
		},
		'a name in Japanese for an image': {
			...article({ image: '焼きたてのパン' }),
			finds: [['text', { item: 'Article “Sourdough”', property: 'image' }]],
		},
		'a logo on the machine of the developer': {
			...jsonLd({
				'@type': 'Organization',
				name: 'Ann bakes',
				logo: 'http://localhost:3000/a.png',
			}),
			finds: [['local', { property: 'logo', value: 'http://localhost:3000/a.png' }]],
		},
		'a host that ends with “local.”': {
			...article({ image: 'https://local./loaf.jpg' }),
			finds: [['local', { property: 'image' }]],
		},
		'a host without a domain': {
			...article({ url: 'http://wordpress/brot' }),
			finds: [['local', { property: 'url' }]],
		},
		'a test site': {
			...article({ url: 'https://staging.example.com/bread' }),
			finds: [['local', { property: 'url' }]],
		},
	},
	unjudged: {
		'no URLs': { ...article({}), status: 'not_applicable' },
		'a template, which is reported as such': {
			...article({ image: '{{ page.image }}' }),
			status: 'not_applicable',
		},
	},
});
