import { fixturesFor } from '../../fixture.ts';
import { article, jsonLd, script } from './json-ld-script.ts';
import { structuredDataHasContextAndType } from './structured-data-has-context-and-type.rule.ts';

export const fixtures = fixturesFor(structuredDataHasContextAndType, {
	good: {
		'a context and a type': jsonLd({ '@type': 'Article', headline: 'Sourdough' }),
		'a context with http and a list of types': {
			head: script({ '@context': 'http://schema.org/', '@type': ['Article', 'TechArticle'] }),
		},
		'types with their full URL': {
			head: script({ '@type': 'https://schema.org/Article', 'https://schema.org/headline': 'x' }),
		},
		'one context for a graph': jsonLd({
			'@graph': [{ '@type': 'WebPage', '@id': '#page', author: { '@id': '#ann' } }],
		}),
		'a value without a type of its own': jsonLd({
			'@type': 'Article',
			author: { name: 'Ann Baker' },
		}),
		'another vocabulary': {
			head: script({ '@context': 'https://www.w3.org/ns/activitystreams', name: 'x' }),
		},
		'a type that schema.org does not have': jsonLd({ '@type': 'Sourdough', name: 'x' }),
		microdata: { footer: '<div itemscope itemtype="https://schema.org/Article"></div>' },
	},
	bad: {
		'a block without a context': {
			head: script({ '@type': 'Article', headline: 'Sourdough' }),
			finds: [['no_context', { type: 'Article' }]],
		},
		'a misspelt context': {
			head: script({ '@context': 'https://shema.org', '@type': 'Article', headline: 'Rye' }),
			finds: [['no_context', { type: 'Article' }]],
		},
		'a list of blocks without a context': {
			head: script([
				{ '@type': 'BreadcrumbList', itemListElement: [] },
				{ '@type': 'BreadcrumbList', itemListElement: [] },
			]),
			finds: [['no_context', { type: 'BreadcrumbList' }]],
		},
		'an empty type': {
			...jsonLd({ '@type': ' ', headline: 'Sourdough' }),
			finds: [['no_type']],
		},
		'a block without a type': {
			...jsonLd({ headline: 'Sourdough', datePublished: '2026-11-20' }),
			finds: [['no_type']],
		},
		'the data of a program': {
			head: script({ article: { section: '/bread' } }),
			finds: [['neither']],
		},
		'a type in small letters': {
			...article({ '@type': 'newsArticle' }),
			finds: [['type_case', { type: 'newsArticle', meant: 'NewsArticle' }]],
		},
		'the type of the page in small letters': {
			...article({ mainEntityOfPage: { '@type': 'Webpage', '@id': '/rye' } }),
			finds: [['page_type_case', { type: 'Webpage', meant: 'WebPage' }]],
		},
		'a misspelt type': {
			...jsonLd({ '@type': 'Persn', name: 'Ann Baker' }),
			finds: [['type_case', { type: 'Persn', meant: 'Person' }]],
		},
	},
	unjudged: {
		'no structured data': { status: 'not_applicable' },
	},
});
