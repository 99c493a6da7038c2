import { createAuditor, factsOfHtml, load, pageImages, pageLinks } from '@plumbline/core';
import { expect, test } from 'vitest';
import { en } from '../../texts/panel/texts.generated.ts';
import { checkedLinks } from '../links/checked-links.ts';
import { headingMarks, linkMarks } from './element-marks.ts';
import { imageMarks } from './image-marks.ts';
import { drawnMarks, legendOf } from './mark-kinds.ts';
import { landmarkMarks, languageMarks } from './region-marks.ts';

await load({ html: true });

const factsOf = (body: string) =>
	createAuditor({ geo: 'us' }).facts(
		factsOfHtml(`<!doctype html><title>Bread</title><body>${body}`, {
			geo: 'us',
			url: 'https://bakery.example/',
		}),
	);
const labelsOf = (marks: readonly { readonly label: string; readonly kind: string }[]) =>
	marks.map(({ kind, label }) => [label, kind]);

test('labels headings with level and text, and marks empty ones as bad', () => {
	const headings = factsOf(`<h1>Our\n bread</h1><h3></h3><h2>${'x'.repeat(100)}</h2>`).get(
		'headings',
	);

	expect(labelsOf(headingMarks(headings ?? [], 'empty'))).toEqual([
		['H1 Our bread', 'heading'],
		['H3 empty', 'empty_heading'],
		[`H2 ${'x'.repeat(59)}…`, 'heading'],
	]);
});

test('labels links with their target, their rel values and a failed check', () => {
	const links = pageLinks(
		factsOf(
			'<a href="/a">A</a><a href="https://x.example/" rel="nofollow ugc">X</a><a href="javascript:x">J</a><a href="/gone">G</a>',
		),
	);
	const gone = 'https://bakery.example/gone';
	const answers = new Map([[gone, { status: 404, address: gone }]]);

	expect(labelsOf(linkMarks(checkedLinks(links ?? [], answers), en.content.links))).toEqual([
		['internal', 'internal'],
		['external · nofollow · ugc', 'ugc'],
		['leads nowhere', 'broken'],
		['internal · not found', 'broken'],
	]);
});

test('labels images with their alt text, or says that there is none', () => {
	const images = pageImages(
		factsOf('<img src="a.png" alt="A loaf"><img src="b.png" alt=""><img src="c.png">'),
	);

	expect(labelsOf(imageMarks(images ?? [], en.content.images.alt))).toEqual([
		['A loaf', 'alt'],
		['decoration (empty alt)', 'decoration'],
		['no alt attribute', 'no_alt'],
	]);
});

test('labels landmarks with their role and elements with their language', () => {
	const regions = [
		{ node: 1, name: 'html', role: '', lang: 'en' },
		{ node: 2, name: 'nav', role: '', lang: null },
		{ node: 3, name: 'div', role: 'search', lang: '' },
		{ node: 4, name: 'header', role: 'presentation', lang: null },
		{ node: 5, name: 'constructor', role: '', lang: 'ja' },
	];

	expect(labelsOf(landmarkMarks(regions))).toEqual([
		['navigation', 'landmark'],
		['search', 'landmark'],
	]);
	expect(labelsOf(languageMarks(regions))).toEqual([
		['lang=en', 'language'],
		['lang=', 'language'],
		['lang=ja', 'language'],
	]);
});

test('draws one mark with all labels on an element that is marked twice, and counts each kind', () => {
	const marks = [
		{ node: 2, label: 'navigation', kind: 'landmark' },
		{ node: 2, label: 'lang=de', kind: 'language' },
		{ node: 3, label: 'lang=en', kind: 'language' },
	] as const;

	expect(drawnMarks(marks).map(({ label, node }) => [node, label])).toEqual([
		[2, 'navigation · lang=de'],
		[3, 'lang=en'],
	]);
	expect(legendOf(marks)).toEqual([
		{ kind: 'landmark', count: 1 },
		{ kind: 'language', count: 2 },
	]);
});
