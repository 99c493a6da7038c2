import { rules } from '@plumbline/core';
import { expect, test } from 'vitest';
import { noiseLine } from './noise.ts';

const [rule] = rules.filter(({ name }) => name === 'title_tag_used');
if (!rule) throw new Error('The tests need the rule title_tag_used.');

test.each([
	[{ rates: { title_tag_used: 0.0123 }, unjudged: [] }, /^Makes a finding on 1\.2 % of 10/],
	[{ rates: {}, unjudged: ['title_tag_used'] }, /saved pages do not hold the facts/],
	[{ rates: {}, unjudged: [] }, /^Not measured yet\.$/],
])('%j', (figures, line) => {
	expect(noiseLine(rule, { pages: 10, ...figures })).toMatch(line);
});
