import { fixturesFor } from '../../fixture.ts';
import { htmlLangMatchesContent } from './html-lang-matches-content.rule.ts';

const german = {
	title: '<title>Sauerteigbrot für Anfänger: das erste Brot in 24 Stunden</title>',
	description:
		'<meta name="description" content="Wie aus einem Ansatz von Mehl und Wasser ein Brot mit einer dünnen Kruste wird, und was zu tun ist, wenn der Teig nicht aufgehen will.">',
	h1: '<h1>Sauerteigbrot für Anfänger</h1>',
	main: '<p>Für ein Sauerteigbrot braucht es Mehl, Wasser, Salz und Geduld. Wir zeigen, wie aus dem Ansatz ein Laib mit einer dünnen Kruste wird, und was zu tun ist, wenn er nicht aufgehen will. Am Morgen wird er mit so viel Mehl und Wasser gefüttert, wie er wiegt.</p>',
	footer: '',
};
const japanese = {
	title: '<title>天然酵母パンの作り方を学ぶ</title>',
	description:
		'<meta name="description" content="天然酵母のパンを家庭のオーブンで焼くための手順です。">',
	h1: '<h1>天然酵母パンの作り方</h1>',
	main: '<p>天然酵母のパンは粉と水と塩だけで作れます。時間はかかりますが、手間はわずかです。</p>',
	footer: '',
};
const norwegian = {
	title: '<title>Surdeigsbrød for nybegynnere: det første brødet</title>',
	description: '<meta name="description" content="Slik baker du ditt første surdeigsbrød hjemme.">',
	h1: '<h1>Surdeigsbrød for nybegynnere</h1>',
	main: '<p>Til et surdeigsbrød trenger du mel, vann, salt og tålmodighet. Her viser vi hvordan du går fra en trøtt surdeig til et brød med en tynn skorpe, og hva du kan gjøre når den ikke vil heve.</p>',
	footer: '',
};

export const fixtures = fixturesFor(htmlLangMatchesContent, {
	good: {
		'the language of the text': {},
		'a language with a country': { html: '<html lang="de-AT">', ...german },
	},
	bad: {
		'English for a German page': {
			html: '<html lang="en-US">',
			...german,
			finds: [['differs', { declared: 'en-US', detected: 'de' }]],
		},
		'English for a Japanese page': {
			html: '<html lang="en">',
			...japanese,
			finds: [['differs', { declared: 'en', detected: 'ja' }]],
		},
		'French for an English page': {
			html: '<html lang="fr">',
			finds: [['differs', { declared: 'fr', detected: 'en' }]],
		},
	},
	unjudged: {
		'Danish and Norwegian, which a short text does not tell apart': {
			html: '<html lang="da">',
			...norwegian,
			status: 'not_applicable',
		},
		'no language': { html: '<html>', status: 'not_applicable' },
		'a text too short to tell': {
			html: '<html lang="fr">',
			h1: '<h1>Sourdough</h1>',
			main: '<p>Bread</p>',
			footer: '',
			status: 'not_applicable',
		},
	},
});
