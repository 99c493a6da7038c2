import { expect, test } from 'vitest';
import { readServedHtml } from '../../read/served/read-served-html.ts';
import { auditHtml } from '../../run/audit-html.ts';
import { withPlaces } from './with-places.ts';

const html = `<!doctype html><html lang="en"><head><title>Bread</title></head>
<body><h1 class='big'>Bread</h1>
<h1>Rolls</h1></body></html>`;

/** The two main headings, as a live page describes them. */
const report = (snippets: readonly string[]) => {
	const audited = auditHtml(html, { geo: 'us' });
	const rule = audited.findings.find(({ name }) => name === 'only_one_h1_tag');
	if (!rule) throw new Error('The headings were not found.');
	const nodes = snippets.map((snippet, node) => ({
		node,
		snippet,
		selector: null,
		line: null,
		column: null,
	}));
	const occurrences = rule.occurrences.slice(0, 1).map((one) => ({ ...one, nodes }));
	return { ...audited, findings: [{ ...rule, occurrences }] };
};
const paths = new Map([
	[0, 'html > body > h1:nth-of-type(1)'],
	[1, 'html > body > h1:nth-of-type(2)'],
]);
const placesOf = (...given: Parameters<typeof withPlaces>) =>
	withPlaces(...given).findings[0]?.occurrences[0]?.nodes.map(({ column, line, selector }) => ({
		selector,
		position: line && `${line}:${column}`,
	}));

test('gives paths in the page, and lines of the HTML as sent', () => {
	const read = report(['<h1 class="big">Bread</h1>', '<h1>Rolls</h1>']);
	expect(placesOf(read, paths, readServedHtml(html, null))).toEqual([
		{ selector: 'html > body > h1:nth-of-type(1)', position: '2:7' },
		{ selector: 'html > body > h1:nth-of-type(2)', position: '3:1' },
	]);
});

test('does not take a sibling for the element, where scripts have added one before it', () => {
	const read = report(['<h1>Added</h1>', '<h1 class="big">Bread</h1>']);
	expect(placesOf(read, paths, readServedHtml(html, null))).toEqual([
		{ selector: 'html > body > h1:nth-of-type(1)', position: null },
		{ selector: 'html > body > h1:nth-of-type(2)', position: null },
	]);
});

test('recognizes an element by its id, whatever scripts have put into it', () => {
	const sent = html.replace('<h1>Rolls', '<h1 id="rolls">Rolls');
	const read = report(['<h1 id="rolls">Other rolls</h1>']);
	expect(placesOf(read, new Map([[0, '#rolls']]), readServedHtml(sent, null))).toEqual([
		{ selector: '#rolls', position: '3:1' },
	]);
});

test('does not know the line of an element that scripts changed, or of a page that was not read', () => {
	const read = report(['<h1 class="small">Bread</h1>', '<h1>Rolls</h1>']);
	const positions = (served: Parameters<typeof withPlaces>[2]) =>
		placesOf(read, paths, served)?.map(({ position }) => position);
	expect(positions(readServedHtml(html, null))).toEqual([null, '3:1']);
	expect(positions(null)).toEqual([null, null]);
	expect(placesOf(read, new Map(), readServedHtml(html, null))).toEqual([
		{ selector: null, position: null },
		{ selector: null, position: null },
	]);
});
