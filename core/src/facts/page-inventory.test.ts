import { expect, test } from 'vitest';
import { type AuditHtmlOptions, factsOfHtml } from '../run/audit-html.ts';
import { pageInventory } from './page-inventory.ts';

function inventoryOf(html: string, link = '') {
	const options: AuditHtmlOptions = {
		geo: 'us',
		url: 'https://bakery.example/bread/rye',
		response: { status: 200, headers: [['link', link]], redirects: [] },
	};
	return pageInventory(factsOfHtml(html, options));
}

test('images have absolute URLs; the content of a data URL is left out', () => {
	const { images } = inventoryOf(
		`<body><img src="rye.jpg" alt=" A
		loaf " width=40><img src="data:image/gif;base64,R0lGOD"><img src=""><input type=image src=go.png>`,
	);
	expect(images).toEqual([
		{ address: 'https://bakery.example/bread/rye.jpg', alt: 'A loaf', width: 40, height: null },
		{ address: 'data:image/gif;base64,', alt: null, width: null, height: null },
	]);
});

test('links to other sites are listed once each; those of the site are not', () => {
	const { outsideLinks } = inventoryOf(
		`<body><a href="/">home</a><a href="https://www.bakery.example/">www</a><a href="mailto:a@b.example">mail</a>
		<a href="https://mill.example/#flour" rel="nofollow">The mill</a><a href="https://mill.example/">again</a>`,
	);
	expect(outsideLinks).toEqual([
		{ address: 'https://mill.example/', label: 'The mill', isFollowed: false },
	]);
});

test('versions in other languages come from the head and from headers', () => {
	const { versions } = inventoryOf(
		'<head><link rel="alternate" hreflang="de" href="/de"></head><body><link rel="alternate" hreflang="fr" href="/fr">',
		'<https://bakery.example/it>; rel="alternate"; hreflang="it"',
	);
	expect(versions).toEqual([
		{ code: 'de', address: 'https://bakery.example/de', source: 'page' },
		{ code: 'it', address: 'https://bakery.example/it', source: 'header' },
	]);
});
