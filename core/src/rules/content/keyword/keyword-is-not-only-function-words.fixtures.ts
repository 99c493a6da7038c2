import { fixturesFor } from '../../fixture.ts';
import { keywordIsNotOnlyFunctionWords } from './keyword-is-not-only-function-words.rule.ts';

/** All places where the keyword is searched contain these words. */
const page = (words: string) => ({
	title: `<title>Sourdough bread ${words} beginners</title>`,
	description: `<meta name="description" content="Sourdough bread ${words} beginners: feed the starter, fold the dough and heat the oven at home.">`,
	h1: `<h1>Sourdough bread ${words} beginners</h1>`,
	main: `<p>Sourdough bread ${words} beginners needs flour, water, salt and patience. This page takes you from a sleepy starter to a loaf with a thin, crackling crust, one small step at a time.</p>`,
});

export const fixtures = fixturesFor(keywordIsNotOnlyFunctionWords, {
	good: {
		'a keyword with a meaning': { keywords: ['bread for beginners'] },
		'a name in quotes': { keywords: ['"for the"'] },
	},
	bad: {
		'two small words': {
			...page('for the'),
			keywords: ['for the'],
			finds: [['empty', { keyword: 'for the' }]],
		},
		'the second of two keywords': {
			...page('for the'),
			keywords: ['sourdough bread', 'with a'],
			finds: [['empty', { keyword: 'with a' }]],
		},
		'a German keyword': {
			...page('für die'),
			html: '<html lang="de">',
			main: '<p>Brot für die, die noch nie eines gebacken haben: Wir zeigen, wie aus dem Ansatz ein Laib mit einer dünnen Kruste wird, und was zu tun ist, wenn er nicht aufgehen will.</p>',
			description:
				'<meta name="description" content="Brot für die, die noch nie eines gebacken haben, und was zu tun ist, wenn es nicht gelingt.">',
			footer: '',
			keywords: ['für die'],
			finds: [['empty', { keyword: 'für die' }]],
		},
	},
	unjudged: {
		'no keyword': { status: 'not_checked' },
		'a language without spaces': { keywords: ['の作り方'], status: 'not_applicable' },
	},
});
