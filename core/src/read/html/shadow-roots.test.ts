import { expect, it } from 'vitest';
import { factsOfHtml } from '../../run/audit-html.ts';

const blocks = (html: string, scope: 'document' | 'fragment' = 'document') =>
	factsOfHtml(html, { geo: 'us', scope }).facts.textBlocks?.map(({ text }) => text);
const root = (content: string, mode = 'open') =>
	`<template shadowrootmode="${mode}">${content}</template>`;

it.each([
	['open', '<p>Rye</p>'],
	['Closed', '<p>Rye</p>'],
])('shows an %s root in place of its host’s children', (mode, content) => {
	const html = `<my-page>${root(content, mode)}<p>Light</p></my-page><p>After</p>`;
	expect(blocks(html)).toEqual(['Rye', 'After']);
	expect(blocks(html, 'fragment')).toEqual(['Rye', 'After']);
});

it.each([
	['in its order', '<slot></slot><h2><slot name="title"></slot></h2>', ['Text', 'Title']],
	[
		'or the fallback of the slot',
		'<slot name="note"><p>None</p></slot><slot></slot>',
		['None', 'Text'],
	],
	[
		'in the first slot of a name',
		'<slot></slot><p>And</p><slot><p>Again</p></slot>',
		['Text', 'And', 'Again'],
	],
	['in a slot inside elements', '<div><section><slot></slot></section></div>', ['Text']],
])('shows slotted content %s', (_where, content, expected) => {
	const card = `<my-card><h2 slot="title">Title</h2><!-- a -->${root(content)}<p>Text</p></my-card>`;
	expect(blocks(card)).toEqual(expected);
});

it('shows roots inside roots, with what is passed on through their slots', () => {
	const inner = `<in-ner>${root('<p>Inner</p><slot name="b"></slot>')}<slot name="a" slot="b"></slot></in-ner>`;
	const html = `<out-er>${root(`<p>Outer</p>${inner}`)}<p slot="a">Passed on</p><p>Lost</p></out-er>`;
	expect(blocks(html)).toEqual(['Outer', 'Inner', 'Passed on']);
});

it('shows roots in slotted content', () => {
	const light = `<my-card>${root('<p>Card</p><slot></slot>')}<p>Light</p></my-card>`;
	expect(blocks(`<my-list>${root('<p>List</p><slot></slot>')}${light}</my-list>`)).toEqual([
		'List',
		'Card',
		'Light',
	]);
});

it.each([
	['an ordinary template', '<my-page><template><p>Rye</p></template></my-page>'],
	['a mode that does not exist', `<my-page>${root('<p>Rye</p>', 'both')}</my-page>`],
	['a second root', `<my-page>${root('')}${root('<p>Rye</p>')}</my-page>`],
	['a host that may not have one', `<ul>${root('<li>Rye</li>')}</ul>`],
	['a root inside an ordinary template', `<template><div>${root('<p>Rye</p>')}</div></template>`],
])('does not show %s', (_what, html) => expect(blocks(html)).toEqual([]));

it('finds the places of what it shows', () => {
	const html = `<my-card><p>Text</p>${root('<h1>Rye</h1><slot></slot>')}</my-card>`;
	const page = factsOfHtml(html, { geo: 'us', scope: 'document' });
	expect(page.locate(html.indexOf('<h1'))).toMatchObject({
		snippet: '<h1>Rye</h1>',
		selector: 'html > body > my-card > h1',
	});
	expect(page.locate(html.indexOf('<p'))).toMatchObject({
		selector: 'html > body > my-card > p',
	});
});

it('reads many roots inside each other', () => {
	const opened = '<x-x><template shadowrootmode="open"><slot></slot>';
	expect(blocks(`${opened.repeat(100)}<p>Rye</p>`)).toEqual(['Rye']);
	// Browsers stop earlier.
	expect(blocks(opened.repeat(5000))).toBeUndefined();
});
