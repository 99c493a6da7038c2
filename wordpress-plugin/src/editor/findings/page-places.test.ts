import { expect, test } from 'vitest';
import { placesOf } from '../../audit/place.ts';
import { finding, reportOf } from './finding.fixtures.ts';
import { withEditorNodes } from './page-places.ts';

const htmls = new Map([
	['text', '<p>Bread needs flour.</p>'],
	['image', '<figure><img src="/loaf.jpg"/></figure>'],
]);
const onPage = (id: string, snippet: string) => {
	const page = finding([[120]]);
	const [occurrence] = page.occurrences;
	const nodes = [{ node: 120, snippet, selector: null, line: 3, column: 1 }];
	return { ...page, occurrences: occurrence ? [{ ...occurrence, id, nodes }] : [] };
};
const placesFor = (id: string, snippet: string) =>
	withEditorNodes([onPage(id, snippet)], { htmls, report: reportOf([finding([['text:3']])]) }).map(
		placesOf,
	);

test('a finding that is also in the editor leads to the same place', () => {
	expect(placesFor('text:3', '<p>')).toMatchObject([[{ clientId: 'text', offset: 3 }]]);
});

test('an element is found by its URL or its words', () => {
	expect(placesFor('a', '<img loading="lazy" src="/loaf.jpg" srcset="…">')).toMatchObject([
		[{ clientId: 'image', offset: 8 }],
	]);
	expect(placesFor('b', '<p class="x">Bread needs flour.</p>')).toMatchObject([
		[{ clientId: 'text', offset: 0 }],
	]);
});

test('an element of the theme keeps its HTML', () => {
	expect(placesFor('c', '<img src="/logo.png">')).toEqual([[]]);
	expect(placesFor('d', '<a href="/">Home</a>')).toEqual([[]]);
});
