import { fixturesFor } from '../fixture.ts';
import { metaDescriptionIsNotTruncationArtifact } from './meta-description-is-not-truncation-artifact.rule.ts';

const described = (content: string) => ({
	description: `<meta name="description" content="${content}">`,
});
const start = 'Sourdough bread needs flour, water, salt and patience. This page takes you from';

export const fixtures = fixturesFor(metaDescriptionIsNotTruncationArtifact, {
	good: {
		'a sentence of the text without its full stop': {
			...described(`${start} a sleepy starter to a good loaf`),
			main: `<p>${start} a sleepy starter to a good loaf. It takes two days and little work, and it fits into an ordinary week with an ordinary oven.</p>`,
		},
		'whole sentences': {},
		'dots inside the text': described(
			'Flour, water, salt … and patience: all that a sourdough bread needs, step by step.',
		),
		'a word that is not finished by a full stop': described(
			'How to feed the starter, fold the dough and bake a first sourdough bread at home',
		),
	},
	bad: {
		'a sentence of the text without its end': {
			...described(`${start} a sleepy`),
			main: `<p>${start} a sleepy starter to a good loaf. It takes two days and little work, and it fits into an ordinary week with an ordinary oven.</p>`,
			finds: [['cut', { end: '…s page takes you from a sleepy' }]],
		},
		'dots at the end': { ...described(`${start} a sleepy …`), finds: [['cut']] },
		'dots in brackets': {
			...described(`${start} a sleepy [&amp;hellip;]`),
			finds: [['cut']],
			saidBy: 'meta_description_has_no_html_shown',
		},
		'a link to the rest': { ...described(`${start} a sleepy... Read more »`), finds: [['cut']] },
		'a Japanese excerpt': {
			html: '<html lang="ja">',
			title: '<title>天然酵母の作り方を学ぶ</title>',
			h1: '<h1>天然酵母の作り方</h1>',
			main: '<p>天然酵母のパンは粉と水と塩だけで作れます。時間はかかりますが、手間はわずかです。</p>',
			footer: '',
			...described(
				'天然酵母のパンを家庭のオーブンで焼くための手順と道具をていねいに紹介します。粉と水と塩だけで作れますが、時間はかかりますので、ゆっくりと…',
			),
			finds: [['cut']],
		},
	},
	unjudged: {
		'no description': { description: '', status: 'not_applicable' },
		'a short text with dots': {
			...described('Once upon a bread…'),
			status: 'not_applicable',
		},
	},
});
