import { fixturesFor } from '../../fixture.ts';
import { jsonLd } from '../markup/json-ld-script.ts';
import { structuredDataTypesAreNotRetired } from './structured-data-types-are-not-retired.rule.ts';

export const fixtures = fixturesFor(structuredDataTypesAreNotRetired, {
	good: {
		'a type that Google shows': jsonLd({ '@type': 'Article', headline: 'Sourdough' }),
		'a page of questions that visitors answer': jsonLd({ '@type': 'QAPage' }),
		'a course in a list': jsonLd({ '@type': 'Course', name: 'Baking' }),
	},
	bad: {
		'questions and answers': {
			...jsonLd({ '@type': 'FAQPage', mainEntity: [] }),
			finds: [['retired', { item: 'FAQPage', since: '2026-05' }]],
		},
		'instructions in German': {
			...jsonLd({ '@type': 'HowTo', name: 'Brot backen' }),
			finds: [['retired', { item: 'HowTo “Brot backen”', since: '2023-09' }]],
		},
		'a vocabulary from before schema.org': {
			footer:
				'<div itemscope itemtype="http://data-vocabulary.org/Breadcrumb"><a itemprop="url" href="/bread"><span itemprop="title">パン</span></a></div>',
			finds: [['data_vocabulary', { item: 'Breadcrumb “パン”' }]],
		},
	},
});
