import type { Counts } from '@plumbline/core';
import { expect, test } from 'vitest';
import { stateOf } from './state-of.ts';

const none = { blocker: 0, error: 0, warning: 0, note: 0 };

test.each([
	[
		{ ...none, blocker: 1, error: 2, warning: 4 },
		{ kind: 'must_fix', text: '3' },
	],
	[
		{ ...none, warning: 4, note: 2 },
		{ kind: 'worth_fixing', text: '4' },
	],
	[
		{ ...none, note: 2 },
		{ kind: 'nothing', text: '✓' },
	],
	[
		{ ...none, contentUnread: 'too_deep' },
		{ kind: 'unread', text: '?' },
	],
])('the icon shows the number of the most important findings', (counts, state) => {
	expect(stateOf(counts as Counts)).toEqual(state);
});
