import { fixturesFor } from '../../fixture.ts';
import { linkTextIsDescriptive } from './link-text-is-descriptive.rule.ts';

const english = 'Bread needs flour, water and salt, and a good deal of patience on top of that.';
const main = (link: string) => ({ main: `<p>${english} ${link}</p>` });

export const fixtures = fixturesFor(linkTextIsDescriptive, {
	good: {
		'a text that names the page': main('<a href="/rye">Our rye bread</a>'),
		'“read more” below a linked headline': main(
			'<a href="/rye">Our rye bread</a> <a href="/rye">Read more</a>',
		),
		'“next” with a label for screen readers': main(
			'<a href="/rye">Our rye bread</a> <a href="/wheat" aria-label="Next: wheat bread">Read more</a>',
		),
		'the notice of a service that the page does not vouch for': main(
			'<a href="/rye">Our rye bread</a> <a href="https://example.org/privacy" rel="nofollow">Read more</a>',
		),
		'“read more” with the rest for screen readers': main(
			'<a href="/rye">Read more <span class="screen-reader-text">about rye bread</span></a>',
		),
		'“learn more” for the help of a service': main(
			'<a href="/rye">Our rye bread</a> <a href="/gp/help/shipping?id=1">Learn more</a>',
		),
		'“more” in a menu': {
			footer: '<nav><a href="/more">More</a></nav><div><a href="/privacy">Learn more</a></div>',
		},
		'an entry of a menu that is not marked up as one': {
			html: '<html lang="de">',
			main: '<ul><li><a href="/preis">Preis</a></li><li><a href="/infos">Infos</a></li></ul>',
		},
		'a word that means something in its own language': main(
			'<a lang="de" href="/brigitte">Start</a> <a lang="tr" href="/tr">Here</a>',
		),
		'a word that is a name on a page in English': main('<a href="/here">Mehr</a>'),
		'a longer text with the words': main('<a href="/rye">Click here to bake rye bread</a>'),
		'a link of a visitor': main(
			'<a href="/rye">Our rye bread</a> <a href="https://example.org/" rel="ugc">click here</a>',
		),
	},
	bad: {
		'“click here”': {
			...main('For rye bread <a href="/rye">click here</a>.'),
			finds: [['single', { text: 'click here' }]],
		},
		'“click here” for several pages': {
			...main('<a href="/rye">Click here</a> or <a href="/spelt">here</a>.'),
			finds: [
				['generic', { text: 'Click here' }],
				['generic', { text: 'here' }],
			],
		},
		'a label that says no more': {
			...main('<a href="/rye" aria-label="Click here">Here</a>'),
			finds: [['single', { text: 'Here' }]],
		},
		'the page of the site about help': {
			...main('<a href="/help">Click here</a>'),
			finds: [['single']],
		},
		'an arrow after it': { ...main('<a href="/rye">Read more »</a>'), finds: [['single']] },
		'a link that looks like a button': {
			...main('<a role="button" href="/rye">Learn more</a>'),
			finds: [['single', { text: 'Learn more' }]],
		},
		'a link of a drawing': {
			...main('<svg viewBox="0 0 9 9"><a href="/rye"><text>Click here</text></a></svg>'),
			finds: [['single', { text: 'Click here' }]],
		},
		'the alt text of an image': {
			...main('<a href="/rye"><img src="/rye.jpg" alt="Here"></a>'),
			finds: [['single']],
		},
		'words in German on a page in English': {
			...main('<a href="/roggen">Hier klicken</a>'),
			finds: [['single', { text: 'Hier klicken' }]],
		},
		'words in English on a page in German': {
			html: '<html lang="de">',
			main: '<p>Für ein gutes Brot braucht es Mehl, Wasser, Salz und viel Geduld. Das Rezept: <a href="/roggen">click here</a> oder <a href="/dinkel">Read more »</a></p>',
			finds: [
				['generic', { text: 'click here' }],
				['generic', { text: 'Read more »' }],
			],
		},
		'a link in Persian': {
			...main('<a lang="fa" href="/fa">اینجا کلیک کنید</a>'),
			finds: [['single']],
		},
		'a text in Japanese below an html element that declares English': {
			title: '<title>はじめてのサワードウブレッド：24時間で焼く方法</title>',
			description:
				'<meta name="description" content="家庭ではじめてサワードウブレッドを焼く方法を、種の世話から焼き上がりの見分け方まで説明します。">',
			h1: '<h1>はじめてのサワードウブレッド</h1>',
			main: '<p>サワードウブレッドに必要なのは、小麦粉と水と塩、そして少しの根気です。このページでは、眠っている種を起こすところから、皮の薄いパンが焼き上がるまでを順に説明します。</p><p>種の世話については<a href="/bread/starter">こちら</a>、焼き方は<a href="/bread/oven">こちら</a>。</p>',
			finds: [['generic', { text: 'こちら' }], ['generic']],
		},
		'a word in Japanese inside a link on a page in English': {
			...main('<a href="/ja"><span lang="ja">こちら</span></a>'),
			finds: [['single', { text: 'こちら' }]],
		},
		'a link in Japanese on a page in English': {
			...main('<a lang="ja" href="/ja">こちら</a>'),
			finds: [['single', { text: 'こちら' }]],
		},
	},
	unjudged: {
		'a language without a list': {
			html: '<html lang="eo">',
			main: '<p lang="eo"><a href="/rye">here</a></p>',
			footer: '',
			status: 'not_applicable',
		},
	},
});
