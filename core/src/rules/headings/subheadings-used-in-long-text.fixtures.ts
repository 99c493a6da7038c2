import { fixturesFor } from '../fixture.ts';
import { subheadingsUsedInLongText } from './subheadings-used-in-long-text.rule.ts';

const sentences = [
	'Feed it in the morning with as much flour and water as it weighs.',
	'In a warm kitchen the starter doubles in about five hours.',
	'Cold kitchens need longer, and that is fine for a <a href="/rye">first loaf</a>.',
];
/** Somewhat over a hundred words each. */
const paragraphs = (count: number) =>
	`<p>${[...sentences, ...sentences, ...sentences].join(' ')}</p>`.repeat(count);

export const fixtures = fixturesFor(subheadingsUsedInLongText, {
	good: {
		'a long text in sections': {
			main: `${paragraphs(5)}<h2>Wake the starter</h2>${paragraphs(5)}`,
		},
		'a short text and the many works it names': {
			main: `${paragraphs(2)}<ol>${`<li>${sentences.join(' ')}</li>`.repeat(25)}</ol>`,
		},
		'a short text and a large table': {
			main: `${paragraphs(2)}<table>${`<tr><th>Rye</th><td>${sentences.join(' ')}</td></tr>`.repeat(25)}</table>`,
		},
	},
	bad: {
		'a long text without a subheading': { main: paragraphs(8), finds: [['wall']] },
		'a long part after a short one': {
			main: `${paragraphs(1)}<h2>Wake the starter</h2>${paragraphs(8)}`,
			finds: [['wall']],
		},
		'a long Japanese text': {
			html: '<html lang="ja">',
			title: '<title>天然酵母パンの作り方を学ぶ</title>',
			description:
				'<meta name="description" content="天然酵母のパンを家庭のオーブンで焼くための手順です。">',
			h1: '<h1>天然酵母パンの作り方</h1>',
			main: '<p>天然酵母のパンは粉と水と塩だけで作れます。時間はかかりますが、手間は<a href="/time">わずか</a>です。</p>'.repeat(
				60,
			),
			footer: '',
			finds: [['wall']],
		},
	},
	unjudged: { 'a short text': { status: 'not_applicable' } },
});
