import { expect, test } from 'vitest';
import { developerNotes } from './developer-notes.ts';
import { finding } from './finding.fixtures.ts';

test('contains the problem, the fix and the source', () => {
	expect(developerNotes([finding([]), finding([], { headline: 'Two canonicals' })])).toBe(
		[
			'- A link has no text\n  Write where it leads.\n  https://example.com/',
			'- Two canonicals\n  Write where it leads.\n  https://example.com/',
		].join('\n'),
	);
});
