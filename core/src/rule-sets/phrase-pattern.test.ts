import { expect, it } from 'vitest';
import { phrasePattern } from './phrase-pattern.ts';

const phrases = ["today's bread", 'today', 'total (rye)', '本文', '本文が'];

it.each([
	['today’s  bread', 'today’s  bread'],
	['it is today', 'today'],
	['a total (rye) of', 'total (rye)'],
	['ここに本文が', '本文'],
	['tomorrow', undefined],
])('in “%s” finds %j', (text, found) => {
	expect(new RegExp(phrasePattern(phrases)).exec(text)?.[0]).toBe(found);
});
