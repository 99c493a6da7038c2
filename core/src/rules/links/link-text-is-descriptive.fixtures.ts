import { fixturesFor } from '../fixture.ts';
import { linkTextIsDescriptive } from './link-text-is-descriptive.rule.ts';

const english = 'Bread needs flour, water and salt, and a good deal of patience on top of that.';
const main = (link: string) => ({ main: `<p>${english} ${link}</p>` });

export const fixtures = fixturesFor(linkTextIsDescriptive, {
	good: {
		'a text that names the page': main('<a href="/rye">Our rye bread</a>'),
		'“read more” below a linked headline': main(
			'<a href="/rye">Our rye bread</a> <a href="/rye">Read more</a>',
		),
		'“read more” with the rest for screen readers': main(
			'<a href="/rye">Read more <span class="screen-reader-text">about rye bread</span></a>',
		),
		'“more” in a menu': {
			footer: '<nav><a href="/more">More</a></nav><div><a href="/privacy">Learn more</a></div>',
		},
		'the entry of a menu that nothing marks as one': {
			html: '<html lang="de">',
			main: '<ul><li><a href="/preis">Preis</a></li><li><a href="/infos">Infos</a></li></ul>',
		},
		'a word that means something in its own language': main(
			'<a lang="de" href="/brigitte">Start</a> <a lang="tr" href="/tr">Here</a>',
		),
	},
	bad: {
		'“click here”': {
			...main('For rye bread <a href="/rye">click here</a>.'),
			finds: [['generic', { text: 'click here' }]],
		},
		'an arrow after it': { ...main('<a href="/rye">Read more »</a>'), finds: [['generic']] },
		'the alt text of an image': {
			...main('<a href="/rye"><img src="/rye.jpg" alt="Here"></a>'),
			finds: [['generic']],
		},
		'a link in Japanese on a page in English': {
			...main('<a lang="ja" href="/ja">こちら</a>'),
			finds: [['generic', { text: 'こちら' }]],
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
