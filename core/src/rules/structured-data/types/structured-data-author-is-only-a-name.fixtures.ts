import { fixturesFor } from '../../fixture.ts';
import { article, jsonLd } from '../markup/json-ld-script.ts';
import { structuredDataAuthorIsOnlyAName } from './structured-data-author-is-only-a-name.rule.ts';

const by = (name: string) => article({ author: { '@type': 'Person', name } });

export const fixtures = fixturesFor(structuredDataAuthorIsOnlyAName, {
	good: {
		'a name': by('Ann Baker'),
		'a German name that begins with von': by('von der Leyen, Ursula'),
		'an Italian name that begins with Di': by('Di Stefano'),
		'a Swedish name': by('Par Lagerkvist'),
		'a name that begins like a word': by('Byron Katie'),
		'a Japanese name': by('文野環'),
		'an author as a text': article({ author: 'Ann Baker' }),
		'the id of an author who is described beside it': jsonLd({
			'@graph': [
				{ '@type': 'WebPage', author: 'https://example.com/ann#author' },
				{ '@type': 'Person', '@id': 'https://example.com/ann#author', name: 'Ann Baker' },
			],
		}),
	},
	bad: {
		'an English introduction': {
			...by('By Ann Baker'),
			finds: [['introduced', { name: 'By Ann Baker' }]],
		},
		'a French introduction': { ...by('Écrit par Anne Meunier'), finds: [['introduced']] },
		'a Spanish introduction': { ...by('Escrito por Ana Molino'), finds: [['introduced']] },
		'a Japanese introduction': { ...by('文：佐藤花子'), finds: [['introduced']] },
		'a Russian introduction': { ...by('Автор: Анна Мельник'), finds: [['introduced']] },
		'the URL of a profile': {
			...article({ author: 'https://example.com/authors/ann' }),
			finds: [['address', { name: 'https://example.com/authors/ann' }]],
		},
	},
	unjudged: {
		'no author': { ...jsonLd({ '@type': 'Article' }), status: 'not_applicable' },
	},
});
