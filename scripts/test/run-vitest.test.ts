import { expect, test } from 'vitest';
import { secondsByPackage, vitestTally } from './run-vitest.ts';

test('a test file that crashed on import is one failure more', () => {
	expect(vitestTally(report)).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test('tests of a different title are not skipped tests', () => {
	expect(vitestTally(report, 'a title').skipped).toBe(0);
});

test('the seconds of a package are those of all its files', () => {
	const testResults = [
		file('/plumbline/core/src/a.test.ts', 'passed', 2_000),
		file('/plumbline/core/src/b.test.ts', 'passed', 500),
		file('/plumbline/server/src/c.test.ts', 'passed', 1_000),
	];

	expect(secondsByPackage({ testResults }, '/plumbline')).toEqual([
		{ part: 'core', seconds: 2.5 },
		{ part: 'server', seconds: 1 },
	]);
});

const report = {
	numPassedTests: 4,
	numFailedTests: 1,
	numPendingTests: 1,
	numTodoTests: 1,
	testResults: [
		{ ...file('a.test.ts', 'failed'), assertionResults: [{ status: 'failed' }] },
		file('b.test.ts', 'failed'),
		{ ...file('c.test.ts', 'passed'), assertionResults: [{ status: 'passed' }] },
	],
};

function file(name: string, status: string, milliseconds = 0) {
	return { name, status, startTime: 0, endTime: milliseconds, assertionResults: [] };
}
