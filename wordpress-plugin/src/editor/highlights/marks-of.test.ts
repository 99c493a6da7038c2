import { expect, test } from 'vitest';
import { finding } from '../findings/finding.fixtures.ts';
import { marksOf } from './marks-of.ts';

test('counts the findings of each block and keeps the first', () => {
	const links = finding([['a:0'], ['a:20'], ['b:0'], ['title']]);
	const headings = finding([['a:0']], { name: 'headings_are_descriptive' });

	expect(Object.fromEntries(marksOf([links, headings]))).toEqual({
		a: { count: 2, firstRule: 'links_have_text' },
		b: { count: 1, firstRule: 'links_have_text' },
	});
});
