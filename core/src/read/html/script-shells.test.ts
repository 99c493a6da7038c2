import { describe, expect, it } from 'vitest';
import { factsOfHtml } from '../../facts/facts-of-html.fixtures.ts';

const kindOf = (body: string, head = '') =>
	factsOfHtml(
		`<!doctype html><html><head><title>Rye</title>${head}</head><body>${body}</body></html>`,
	)
		.get('scriptShells')
		?.map(({ characters, element, kind }) => `${kind} ${element} ${characters}`);

const script = '<script src="/oven.js"></script>';
const module = '<script type="module" src="/oven.js"></script>';
const text = 'Rye bread needs a day of rest before anybody cuts it. '.repeat(12);

describe('scriptShells', () => {
	it.each([
		[`<div id="root"></div>${script}`, ['mount #root 0']],
		[`<div id="__next"></div>${script}`, ['mount #__next 0']],
		[`<app-root></app-root>${script}`, ['mount app-root 0']],
		[`<div id="app"><p>Loading</p></div>${script}`, ['mount #app 7']],
		[`<div id="ROOT"></div><script>start()</script>`, ['mount #ROOT 0']],
		[`<noscript>${text}</noscript><div id="root"></div>${script}`, ['mount #root 0']],
		[`<div ng-app="x"><div ui-view></div></div>${script}`, ['mount div 0']],
		[`<app>Loading</app><script src="_framework/blazor.webassembly.js"></script>`, ['mount app 7']],
		[
			`<div id="app"><img src="/spinner.gif" alt=""><p>One moment</p></div>${script}`,
			['mount #app 10'],
		],
		[module, ['body  0']],
		['<div></div><script>window.__INITIAL_STATE__ = {}</script>', ['body  0']],
		['<script src="flutter_bootstrap.js" async></script>', ['body  0']],
		['<script src="/static/js/main.1a2b3c.js"></script>', ['body  0']],
		['<script src="/_next/static/chunks/webpack-1a.js"></script>', ['body  0']],
		[`<script id="__NEXT_DATA__" type="application/json">{}</script>${script}`, ['body  0']],
		[
			`<script type="text/x-handlebars-template"><p>${text}</p></script>${script}`,
			['template script 0'],
		],
		[`<div hidden id="page"><p>${text}</p></div>${script}`, ['hidden #page 0']],
		[`<main style="display:none"><p>${text}</p></main>${script}`, ['hidden main 0']],
		[
			`<div ng-app="bread"><p>{{ ${'loaf.title || '.repeat(30)}'' }}</p></div>${script}`,
			['body  428'],
		],
	])('are seen in %s', (body, shells) => {
		expect(kindOf(body)).toEqual(shells);
	});

	it.each([
		'',
		'<p>Rye</p>',
		'<div id="root"></div>',
		`<div id="root"><p>${text}</p></div>${module}`,
		`<div id="root"><img src="/rye.jpg"></div>${script}`,
		`<div id="root"></div><p>${text}</p>${module}`,
		script,
		'<script async src="https://count.example.org/visit.js"></script>',
		'<div id="root"></div><script type="application/ld+json">{}</script>',
		`<p>Rye</p>${module}`,
		`<img src="/rye.jpg">${module}`,
		`<iframe src="/rye"></iframe>${module}`,
		`<div hidden><p>Rye is eaten with butter.</p></div>${script}`,
		`<main style="content-visibility:hidden"><p>${text}</p></main>${script}`,
		`<script type="text/template"><b>Rye</b></script>${script}`,
		`<div ng-app="bread"><p>${text}</p><p>{{ loaf.title }}</p></div>${script}`,
		`<div ng-app="bread"><p>Rye</p></div>${script}`,
		`<p>Write {{ loaf.title }} in the template.</p>${script}`,
	])('are not seen in %s', (body) => {
		expect(kindOf(body)).toEqual([]);
	});

	it('are not seen in a page that redirects to a different one', () => {
		const head = '<meta http-equiv="refresh" content="0; url=/rye">';
		expect(kindOf(`<div id="root"></div>${script}`, head)).toEqual([]);
	});

	it('are found quickly in deep nesting', () => {
		const deep = '<div id="app"><div id="root">'.repeat(5000);
		expect(kindOf(`${deep}${script}`)).toHaveLength(1);
	});
});
