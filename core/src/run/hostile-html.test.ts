import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fixtureHtml } from '../rules/ordinary-page.ts';
import { auditHtml } from './audit-html.ts';

const pieces = [
	'<',
	'>',
	'"',
	"'",
	'\u0000',
	'\ud800',
	'\u202e',
	'&',
	'</head>',
	'</body>',
	'<h1>',
	'<title>',
	'<svg><title>',
	'<template>',
	'<noscript>',
	'<img alt>',
	'<a href=',
	'<a href="http://a:99999">x</a>',
	'<a href="mailto:">x</a>',
	'<base href="//">',
	'<link rel=canonical href="http://[">',
	'<link rel=alternate hreflang="" href=x>',
	'<meta name=robots content="unavailable_after: x">',
	'<script type="application/ld+json">{"@type":',
	'<script type="application/ld+json">{"@context":"https://schema.org","@type":["Product","Event"],"offers":[{"@id":"x"},{}]}</script>',
	'<p itemscope itemtype="https://schema.org/BreadcrumbList" itemref="a b"><i itemprop="itemListElement" itemscope>',
	'<b id=a itemprop="name price">1,5</b>',
	'<div vocab="https://schema.org/" typeof="Product v:x"><i property="offers" typeof>',
	'<html lang="xx-">',
	'{{name}} %%title%%',
	'東京都',
];

/** A good page with pieces inserted, removed and reversed. */
const brokenPage = fc
	.array(fc.tuple(fc.nat(), fc.constantFrom(...pieces), fc.nat(40)), { maxLength: 25 })
	.map((changes) =>
		changes.reduce((html, [place, piece, length]) => {
			const at = place % (html.length + 1);
			return html.slice(0, at) + piece + html.slice(at + length);
		}, fixtureHtml({})),
	);

const asked = fc.record({
	geo: fc.constantFrom('us', 'jp', 'de', 'kr', 'ru'),
	scope: fc.constantFrom('document', 'fragment', 'auto'),
	locale: fc.constantFrom('en', 'ja'),
	url: fc.constantFrom(
		'https://example.com/x?s=1',
		'http://localhost/',
		'file:///x',
		'about:blank',
	),
	keywords: fc.array(fc.constantFrom('sourdough bread', '京都 パン', '"c++"', '…'), {
		maxLength: 2,
	}),
	response: fc.constantFrom(
		{ status: 200, headers: [['x-robots-tag', 'googlebot: noindex, unavailable_after: 25 Jun']] },
		{ status: 404, headers: [['link', '<http://[>; rel=canonical, <x>; rel="canonical']] },
		{ status: null, headers: null },
	),
} as const);

it('no HTML makes a rule or a fact throw, and every report is complete', () => {
	fc.assert(
		fc.property(brokenPage, asked, (html, options) => {
			const report = auditHtml(html, {
				...options,
				suggestKeywords: 10,
				onError(_part, cause) {
					throw cause;
				},
			} as Parameters<typeof auditHtml>[1]); // fast-check gives records without their literal types

			expect(report.score).toBeGreaterThanOrEqual(0);
			expect(report.score).toBeLessThanOrEqual(100);
			for (const { headline, occurrences } of report.findings) {
				expect(headline).not.toMatch(/\{\w+\}$/);
				for (const { line } of occurrences.flatMap(({ nodes }) => nodes)) {
					expect(line ?? 1).toBeGreaterThanOrEqual(1);
				}
			}
		}),
		{ numRuns: 300 },
	);
});
