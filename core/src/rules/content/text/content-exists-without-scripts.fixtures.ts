import { fixturesFor } from '../../fixture.ts';
import { contentExistsWithoutScripts } from './content-exists-without-scripts.rule.ts';

const application = '<script type="module" src="/assets/oven.js"></script>';
const bare = (body: string, head = '') =>
	`<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Sourdough bread for beginners: a first loaf in 24 hours</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${head}</head>
<body>${body}</body></html>`;

const recipe = `<h1>Rye bread</h1>${'<p>Stir the rye flour into warm water and leave it alone until tomorrow morning.</p>'.repeat(9)}`;

export const fixtures = fixturesFor(contentExistsWithoutScripts, {
	good: {
		'a page whose scripts only add to it': { head: application },
		'a rendered page of a framework': {
			document: bare(`<div id="__next">${recipe}</div>${application}`),
		},
		'an empty page without scripts': { document: bare('') },
		'an empty page that only counts visitors': {
			document: bare('<script async src="https://count.example.org/visit.js"></script>'),
		},
		'a picture with a module': {
			document: bare(`<img src="/loaf.jpg" alt="A round loaf">${application}`),
		},
		'a page with an empty place for a chat': {
			head: application,
			footer: '<div id="app"></div>',
		},
		'a page with a hidden menu': {
			footer: `<div hidden>${recipe}</div>${application}`,
		},
	},
	bad: {
		'an empty place that a framework fills': {
			document: bare(`<div id="root"></div>${application}`),
			finds: [['mount', { element: '#root', characters: 0 }]],
		},
		'a sign that it is loading': {
			document: bare(`<app-root>Loading…</app-root><script src="main.3f2a.js" defer></script>`),
			finds: [['mount', { element: 'app-root', characters: 8 }]],
		},
		'a menu and a footer around the empty place': {
			document: bare(
				`<nav><a href="/bread">Bread</a></nav><div id="app"></div><footer>The bakery</footer>${application}`,
			),
			finds: [['mount', { element: '#app', characters: 15 }]],
		},
		'a body of nothing but modules': {
			document: bare(`<bread-shop></bread-shop>${application}`),
			finds: [['body', { characters: 0 }]],
		},
		'a body without text, with the data of a framework': {
			document: bare('<div></div><script>window.__NUXT__ = { bread: "rye" }</script>'),
			finds: [['body']],
		},
		'content in templates': {
			document: bare(
				`<div></div><script type="text/template" id="recipe">${recipe}</script><script src="/oven.js"></script>`,
			),
			finds: [['template', { characters: 0 }]],
		},
		'a wrapper that is not displayed': {
			document: bare(
				`<div id="page" style="display: none">${recipe}</div><script src="/oven.js"></script>`,
			),
			finds: [['hidden', { element: '#page', characters: 0 }]],
		},
		'an empty page in the HTML that the server sent': {
			served: { h1: '', main: `<div id="root"></div>${application}` },
			finds: [['mount']],
			saidBy: 'content_is_in_server_html',
		},
	},
});
