import { describe, expect, it } from 'vitest';
import { fillTemplate, placeholdersOf } from './text-template.ts';

describe('a template', () => {
	it.each([
		['{px} of {limit} pixels', { px: 640, limit: 600 }, '640 of 600 pixels'],
		['no values', {}, 'no values'],
		['{word} and {word}', { word: 'rye' }, 'rye and rye'],
		['{known} {unknown}', { known: 'a' }, 'a {unknown}'],
		['“{text}”', { text: '{px} $& $1' }, '“{px} $& $1”'],
		['{count} left', { count: 0 }, '0 left'],
		['{ spaced }', { spaced: 'x' }, '{ spaced }'],
	])('%j is filled with %j', (template, values, expected) => {
		expect(fillTemplate(template, values)).toBe(expected);
	});

	it('does not use inherited object properties as values', () => {
		expect(fillTemplate('{constructor} {toString}', {})).toBe('{constructor} {toString}');
	});

	it('names its values in order', () => {
		expect(placeholdersOf('{px} of {limit}, {px}')).toEqual(['px', 'limit', 'px']);
		expect(placeholdersOf('none')).toEqual([]);
	});
});
