import { fixturesFor } from '../../fixture.ts';
import { linksHaveText } from './links-have-text.rule.ts';

const main = (link: string) => ({ main: `<p>Bread needs flour, water and salt. ${link}</p>` });
const footer = (links: string) => ({ footer: `<footer>${links}</footer>` });

export const fixtures = fixturesFor(linksHaveText, {
	good: {
		'a text': main('<a href="/rye">Rye bread</a>'),
		'an aria-label': main('<a href="/rye" aria-label="Rye bread"></a>'),
		'a label elsewhere': main(
			'<b id="rye">Rye bread</b> <a href="/rye" aria-labelledby="rye"></a>',
		),
		'a label in its own icon': main(
			'<a href="/rye" aria-labelledby="rye"><svg><desc id="rye">Rye bread</desc></svg></a>',
		),
		'a title': main('<a href="/rye" title="Rye bread"></a>'),
		'an icon with a name': footer('<a href="/"><svg><title>Home</title></svg></a>'),
		'an empty link beside a link to the same page': main(
			'<a href="/rye"></a> <a href="/rye#crust">Rye bread</a>',
		),
		'a hidden link': main('<a href="/rye" aria-hidden="true"></a>'),
		'a place to jump to': main('<a id="crust"></a> <a href="#crust"></a>'),
		'a menu that opens': main('<a href="/menu" aria-haspopup="true"></a>'),
		'a link of a visitor': main('<a href="https://example.org/" rel="nofollow ugc"></a>'),
	},
	bad: {
		'a link without text': {
			...main('<a href="/rye"></a>'),
			finds: [['empty', { href: '/rye' }]],
		},
		'a label that points nowhere': {
			...main('<a href="/rye" aria-labelledby="rye"></a>'),
			finds: [['empty', { href: '/rye' }]],
		},
		'an icon without a name': {
			...main('<a href="/rye"><svg><path d="M0 0" /></svg></a>'),
			finds: [['empty']],
		},
		'a link by its role': {
			...main('<a role="link" href="/rye"></a>'),
			finds: [['empty', { href: '/rye' }]],
		},
		'icons in the footer': {
			...footer('<a href="https://social.example/bakery"></a><a href="/feed"></a>'),
			finds: [['template', { links: 2 }]],
		},
		'a logo in the footer': {
			...footer('<a href="https://one.example/"><img src="/1.png"></a>'),
			finds: [['template', { links: 1 }]],
		},
		'a picture without an alt text': {
			...main('<a href="/rye"><img src="/rye.jpg" alt=""></a>'),
			finds: [['empty']],
			saidBy: 'image_links_have_alt_text',
		},
	},
	unjudged: {
		'no links': { main: '<p>Bread.</p>', footer: '', status: 'not_applicable' },
	},
});
