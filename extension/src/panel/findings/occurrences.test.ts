import type { ReportedOccurrence } from '@plumbline/core';
import { expect, test } from 'vitest';
import { placesOf } from './occurrences.tsx';

const occurrence = (message: string, ...nodes: readonly number[]): ReportedOccurrence => ({
	id: message,
	messageKey: 'vague',
	message,
	values: {},
	nodes: nodes.map((node) => ({ node, snippet: null, selector: null, line: null, column: null })),
});

test('groups nodes by message, in order and without duplicates', () => {
	const places = placesOf([
		occurrence('“here” says little', 1),
		occurrence('“more” says little', 2, 3),
		occurrence('“here” says little', 4, 1),
	]);

	expect(places.map(({ message, nodes }) => [message, nodes.map(({ node }) => node)])).toEqual([
		['“here” says little', [1, 4]],
		['“more” says little', [2, 3]],
	]);
});

test('keeps a message that names no node', () => {
	expect(placesOf([occurrence('The page has no title')])).toEqual([
		{ message: 'The page has no title', nodes: [], ids: ['The page has no title'] },
	]);
});
