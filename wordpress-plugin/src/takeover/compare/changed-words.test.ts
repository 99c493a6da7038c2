import { expect, test } from 'vitest';
import { changedWords } from './changed-words.ts';

test.each([
	['Rye bread | Bakery', 'Rye bread – Bakery', ['Rye bread ', '| ', '– ', 'Bakery']],
	['Bread', 'Bread', ['Bread', '', '', '']],
	['', 'Bread', ['', '', 'Bread', '']],
	['a a', 'a a a', ['a ', '', 'a ', 'a']],
	['noindex, follow', 'follow', ['', 'noindex, ', '', 'follow']],
])('marks the words between what both share: %s → %s', (before, after, parts) => {
	const { after: ours, before: theirs, end, start } = changedWords(before, after);
	expect([start, theirs, ours, end]).toEqual(parts);
	expect([start + theirs + end, start + ours + end]).toEqual([before, after]);
});
