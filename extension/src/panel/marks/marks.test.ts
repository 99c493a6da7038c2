import { createAuditor, factsOfHtml, load, pageImages, pageLinks } from '@plumbline/core';
import { expect, test } from 'vitest';
import { contentEn } from '../../texts/content.en.ts';
import { headingMarks } from './heading-marks.ts';
import { imageMarks } from './image-marks.ts';
import { linkMarks } from './link-marks.ts';

await load({ html: true });

const factsOf = (body: string) =>
	createAuditor({ geo: 'us' }).facts(
		factsOfHtml(`<!doctype html><title>Bread</title><body>${body}`, {
			geo: 'us',
			url: 'https://bakery.example/',
		}),
	);
const told = (marks: readonly { readonly label: string; readonly tone: string }[]) =>
	marks.map(({ label, tone }) => [label, tone]);

test('labels headings with level and text, and marks empty ones as bad', () => {
	const headings = factsOf(`<h1>Our\n bread</h1><h3></h3><h2>${'x'.repeat(100)}</h2>`).get(
		'headings',
	);

	expect(told(headingMarks(headings ?? [], 'empty'))).toEqual([
		['H1 Our bread', 'plain'],
		['H3 empty', 'bad'],
		[`H2 ${'x'.repeat(59)}…`, 'plain'],
	]);
});

test('labels links with their target and their rel values', () => {
	const links = pageLinks(
		factsOf(
			'<a href="/a">A</a><a href="https://x.example/" rel="nofollow ugc">X</a><a href="javascript:x">J</a>',
		),
	);

	expect(told(linkMarks(links ?? [], contentEn.links.kinds))).toEqual([
		['internal', 'plain'],
		['external · nofollow · ugc', 'quiet'],
		['leads nowhere', 'bad'],
	]);
});

test('labels images with their alt text, or says that there is none', () => {
	const images = pageImages(
		factsOf('<img src="a.png" alt="A loaf"><img src="b.png" alt=""><img src="c.png">'),
	);

	expect(told(imageMarks(images ?? [], contentEn.images.alt))).toEqual([
		['A loaf', 'plain'],
		['decoration (empty alt)', 'quiet'],
		['no alt attribute', 'bad'],
	]);
});
