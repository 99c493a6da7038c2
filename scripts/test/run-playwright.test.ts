import { expect, test } from 'vitest';
import { playwrightTally } from './run-playwright.ts';

test('flaky tests and specs that cannot be loaded are failures', () => {
	const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };

	expect(playwrightTally({ stats, errors: [new Error('Cannot load')] })).toEqual({
		passed: 7,
		failed: 3,
		skipped: 2,
	});
});
