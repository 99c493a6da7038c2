import { expect, test } from 'vitest';
import { failedMethods, filterFor, phpUnitTally, testsIn } from './run-phpunit.ts';

test('errors, failures and warnings of PHPUnit are failed tests', () => {
	const report = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="" tests="9" assertions="20" errors="1" warnings="1" failures="2" skipped="1" time="2.5">
    <testsuite name="plugin" tests="9" assertions="20" errors="0" warnings="0" failures="0" skipped="0" time="1">`;

	expect(phpUnitTally(report)).toEqual({
		tally: { passed: 4, failed: 4, skipped: 1 },
		seconds: 2.5,
	});
});

test('names the methods that failed', () => {
	const report = `<testcase name="a_draft_is_hidden" class="Head_Test" file="head.test.php" time="0.1"/>
<testcase name="a_title_is_escaped" class="Head_Test" file="head.test.php" time="0.1">
  <failure type="PHPUnit">Failed asserting that two strings are equal.</failure>
</testcase>`;

	expect(failedMethods(report)).toEqual(['Head_Test: a_title_is_escaped']);
});

test('a run without a report is one failure, and a report without tests is not a failure', () => {
	expect(phpUnitTally('').tally.failed).toBe(1);
	expect(phpUnitTally('<testsuites>\n</testsuites>').tally).toEqual({
		passed: 0,
		failed: 0,
		skipped: 0,
	});
});

test('a title selects the method whose name has the same words', () => {
	expect(filterFor('a draft (shown)')).toBe('/a[ _]draft[ _]\\(shown\\)/i');
});

test.each([
	['includes/head', ['--test-suffix=.test.php', 'includes/head']],
	[
		'includes/class-post-language.test.php',
		['--test-suffix=class-post-language.test.php', 'includes'],
	],
	['plumbline.test.php', ['--test-suffix=plumbline.test.php', '.']],
])('PHPUnit finds the tests of %s', (path, args) => {
	expect(testsIn(path)).toEqual(args);
});
