import { expect, test } from 'vitest';
import { failedStories, playwrightTally, secondsByProject } from './run-playwright.ts';

test('flaky tests and specs that cannot be loaded are failures', () => {
	const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };

	expect(playwrightTally({ stats, suites: [], errors: [new Error('Cannot load')] })).toEqual({
		passed: 7,
		failed: 3,
		skipped: 2,
	});
});

test('names failed stories by file, line and title, in nested suites too', () => {
	const suites = [
		{
			file: spec.file,
			specs: [spec],
			suites: [{ file: spec.file, specs: [{ ...spec, ok: false, line: 7 }] }],
		},
	];

	expect(failedStories({ suites })).toEqual([
		'e2e/extension/marks.spec.ts:7: marks follow the page',
	]);
});

test('adds up the seconds of a project over all its tests', () => {
	const testOf = (projectName: string, ...durations: readonly number[]) => ({
		...spec,
		tests: [{ projectName, results: durations.map((duration) => ({ duration })) }],
	});
	const suites = [
		{
			file: 'extension/marks.spec.ts',
			specs: [testOf('extension', 1_500)],
			suites: [{ file: 'extension/marks.spec.ts', specs: [testOf('extension', 2_000, 500)] }],
		},
		{ file: 'setup/start.spec.ts', specs: [testOf('setup', 3_000)] },
	];

	expect(secondsByProject({ suites })).toEqual([
		{ part: 'e2e extension', seconds: 4 },
		{ part: 'e2e setup', seconds: 3 },
	]);
});

const spec = {
	title: 'marks follow the page',
	file: 'extension/marks.spec.ts',
	line: 3,
	ok: true,
	tests: [],
};
