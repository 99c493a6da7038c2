import { expect, test } from 'vitest';
import { failedTests, secondsByPackage, vitestTally } from './run-vitest.ts';

test('a test file that crashed on import counts as one more failure', () => {
	expect(vitestTally(report)).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test('tests left out by a title do not count as skipped', () => {
	expect(vitestTally(report, 'a title').skipped).toBe(0);
});

test('names failed tests by file and title, and a crashed file alone', () => {
	expect(failedTests(report, '/plumbline')).toEqual([
		'core/src/a.test.ts: links are read',
		'core/src/b.test.ts',
	]);
});

test('adds up the seconds of a package over all its files', () => {
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
		{
			...file('/plumbline/core/src/a.test.ts', 'failed'),
			assertionResults: [
				{ status: 'passed', fullName: 'titles are read' },
				{ status: 'failed', fullName: 'links are read' },
			],
		},
		file('/plumbline/core/src/b.test.ts', 'failed'),
		file('/plumbline/core/src/c.test.ts', 'passed'),
	],
};

function file(name: string, status: string, milliseconds = 0) {
	return { name, status, startTime: 0, endTime: milliseconds, assertionResults: [] };
}
