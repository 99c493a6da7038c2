import { expect, test } from 'vitest';
import { checksOutcome, stepsToRun } from './run-checks.ts';

const results = [
	{ name: 'build of the browser extension', isFine: true, seconds: 20, lines: [] },
	{ name: 'build of the WordPress plugin', isFine: false, seconds: 30, lines: ['No such file'] },
	{ name: 'dead code', isFine: false, seconds: 4, lines: ['Unused files (1)'] },
	{ name: 'types of core', isFine: true, seconds: 2, lines: [] },
];

test('each check counts as a test', () => {
	expect(checksOutcome(results, true).tally).toEqual({ passed: 2, failed: 2, skipped: 0 });
});

test('names the checks that failed', () => {
	expect(checksOutcome(results, true).failures).toEqual([
		'build of the WordPress plugin',
		'dead code',
	]);
});

test('a build that later tests need counts only when it fails', () => {
	expect(checksOutcome(results.slice(0, 2), false).tally).toEqual({
		passed: 0,
		failed: 1,
		skipped: 0,
	});
});

test('counts the seconds of builds and of checks separately', () => {
	expect(checksOutcome(results, true).parts).toEqual([
		{ part: 'builds', seconds: 50 },
		{ part: 'checks', seconds: 6 },
	]);
});

const named = (name: string) => ({ name, args: [], cwd: '.' });

test('builds what later tests need, also where no check needs it, and nothing twice', () => {
	const checks = [named('dead code'), named('build of the browser extension')];
	expect(stepsToRun(checks, ['extension', 'docs']).map(({ name }) => name)).toEqual([
		'build of the browser extension',
		'build of the documentation site',
		'dead code',
	]);
});

test.each([
	[[], undefined],
	[['docs'], ['build of the documentation site']],
] as const)('with the builds %j, the documentation is checked after %j', (builds, after) => {
	const [step] = stepsToRun([named('documentation')], builds).slice(-1);
	expect(step).toMatchObject({ name: 'documentation' });
	expect(step?.after).toEqual(after);
});
