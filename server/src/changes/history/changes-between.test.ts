import { expect, test } from 'vitest';
import { changesBetween } from './changes-between.ts';
import type { PageState } from './page-state.ts';

const fields = {
	...{ status: 200, title: 'Rye', description: null, h1: 'Rye', canonical: null },
	...{ robots: null, languages: null, text: 900, links: 12 },
};
const state = (verdict: PageState['verdict']): PageState => ({
	...{ verdict, mustFix: 0, worthFixing: 0, notes: 0, failing: [], fields },
});

test.each([
	['yes', 'yes', false],
	['yes', 'no', true],
	['yes', 'unknown', false],
	['unknown', 'hidden', false],
] as const)('from %s to %s, what one audit did not know has not changed', (before, after, has) => {
	expect(changesBetween(state(before), state(after)) !== null).toBe(has);
});
