import { expect, test } from 'vitest';
import { developerNotes } from './developer-notes.ts';
import { finding } from './finding.fixtures.ts';

test('says what is wrong, what to do, and where that comes from', () => {
	expect(developerNotes([finding([]), finding([], { headline: 'Two canonicals' })])).toBe(
		[
			'- A link has no text\n  Write where it leads.\n  https://example.com/',
			'- Two canonicals\n  Write where it leads.\n  https://example.com/',
		].join('\n'),
	);
});
