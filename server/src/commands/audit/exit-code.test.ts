import { expect, test } from 'vitest';
import { exitCodeFor } from './exit-code.ts';

const none = {
	blocker: 0,
	error: 0,
	warning: 0,
	note: 0,
	passed: 9,
	notApplicable: 0,
	notChecked: 0,
};

test.each([
	[{ warning: 1 }, 'error', 0],
	[{ error: 1 }, 'error', 1],
	[{ blocker: 1 }, 'error', 1],
	[{ warning: 1 }, 'warning', 1],
	[{ note: 1 }, 'warning', 0],
	[{ note: 1 }, 'note', 1],
	[{ blocker: 1 }, 'never', 0],
] as const)('%j with --fail-on %s exits with %i', (found, failOn, code) => {
	expect(exitCodeFor([none, { ...none, ...found }], failOn)).toBe(code);
});
