import { expect, test } from 'vitest';
import { vitestTally } from './run-vitest.ts';

test('a test file that crashed on import is one failure more', () => {
	const report = {
		numPassedTests: 4,
		numFailedTests: 1,
		numPendingTests: 1,
		numTodoTests: 1,
		testResults: [
			{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
			{ status: 'failed', assertionResults: [] },
			{ status: 'passed', assertionResults: [{ status: 'passed' }] },
		],
	};

	expect(vitestTally(report)).toEqual({ passed: 4, failed: 2, skipped: 2 });
});
