import { expect, test } from 'vitest';
import { finding } from '../editor/findings/finding.fixtures.ts';
import { placeOf, placeOfOccurrence, placesOf } from './place.ts';

test.each([
	['title', { kind: 'title' }],
	['0b1c-77:12', { kind: 'block', clientId: '0b1c-77', offset: 12, named: [] }],
	['0b1c-77:0', { kind: 'block', clientId: '0b1c-77', offset: 0, named: [] }],
	['heading', { kind: 'title' }],
	['description', { kind: 'field', field: 'description' }],
	['elsewhere', null],
	[42, null],
])('finds the place of the node %s', (node, place) => {
	expect(placeOf(node)).toEqual(place);
});

test('extracts the words that a finding names, but not numbers', () => {
	const [occurrence] = finding([['a:0']]).occurrences;

	expect(
		occurrence && placeOfOccurrence({ ...occurrence, values: { text: 'Lorem', count: 2 } }),
	).toMatchObject({ named: ['Lorem'] });
});

test('a missing description leads to its field', () => {
	expect(placesOf(finding([[]], { group: 'description' }))).toEqual([
		{ kind: 'field', field: 'description' },
	]);
});

test('names each place once, by the node that has to change', () => {
	expect(placesOf(finding([['a:0', 'c:0'], ['a:0'], ['a:30'], []]))).toEqual([
		{ kind: 'block', clientId: 'a', offset: 0, named: [] },
		{ kind: 'block', clientId: 'a', offset: 30, named: [] },
	]);
});
