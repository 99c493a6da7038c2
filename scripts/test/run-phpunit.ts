import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { prepareWordPress } from '../../e2e/wordpress/site/prepare-wordpress.ts';
import { sqliteIntegration } from '../../e2e/wordpress/site/sqlite-integration.ts';
import { missingPhpTools } from '../php/php-tools.ts';
import { exitCodeOf } from '../run/process.mjs';
import { join, type LeftOut, nothing, type Outcome } from './outcome.ts';
import { oneFailure, type Tally, withExitCode } from './tally.ts';

const root = path.resolve(import.meta.dirname, '../..');
const plugin = path.join(root, 'wordpress-plugin');
const reportFile = path.join(root, '.cache/test/phpunit.xml');

/** Runs the plugin's PHP tests in the given files and folders, which are paths from the root. */
export async function runPhpUnit(
	paths: readonly string[],
	title: string | undefined,
): Promise<Outcome> {
	const tools = await missingPhpTools();
	if (tools) return without({ name: 'PHPUnit', why: tools });
	const wordPress = await newestWordPress();
	if (typeof wordPress !== 'string') return without(wordPress);

	const outcomes: Outcome[] = [];
	for (const name of paths) outcomes.push(await runOne(name, title, wordPress));
	return join(outcomes);
}

const without = (leftOut: LeftOut): Outcome => ({ ...nothing, leftOut: [leftOut] });

async function newestWordPress(): Promise<string | LeftOut> {
	const name = 'WordPress for PHPUnit';
	try {
		const why = 'it comes from Debian’s packages, and apt is missing';
		return (await prepareWordPress('newest')) ?? { name, why };
	} catch (error) {
		return { name, why: error instanceof Error ? error.message : String(error) };
	}
}

/** PHPUnit accepts one path; without one it uses the folders of phpunit.xml.dist. */
async function runOne(
	name: string,
	title: string | undefined,
	wordPress: string,
): Promise<Outcome> {
	rmSync(reportFile, { force: true });
	const relative = path.relative(plugin, path.join(root, name));
	const isWhole = relative === '' || relative.startsWith('..');
	const args = [
		`--log-junit=${reportFile}`,
		...(title === undefined ? [] : [`--filter=${filterFor(title)}`]),
		...(isWhole ? [] : testsIn(relative)),
	];
	const exitCode = await exitCodeOf('phpunit', args, {
		cwd: plugin,
		env: {
			...process.env,
			PLUMBLINE_NODE: process.execPath,
			PLUMBLINE_WORDPRESS: wordPress,
			PLUMBLINE_SQLITE: sqliteIntegration,
		},
	});
	const report = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : '';
	const { tally, seconds } = phpUnitTally(report);
	return {
		...nothing,
		tally: withExitCode(tally, exitCode),
		failures: failedMethods(report),
		parts: [{ part: 'php', seconds }],
	};
}

/** PHPUnit expects a file to be named after its class; ours are found by the end of their names. */
export const testsIn = (relative: string): readonly string[] =>
	relative.endsWith('.php')
		? [`--test-suffix=${path.basename(relative)}`, path.dirname(relative)]
		: ['--test-suffix=.test.php', relative];

/** Titles of PHP tests are method names: words with underscores between them. */
export function filterFor(title: string): string {
	const words = title.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/[ _]/g, '[ _]');
	return `/${words}/i`;
}

/** The test cases of a JUnit report that hold a failure, an error or a warning. */
export function failedMethods(report: string): readonly string[] {
	const failed =
		/<testcase name="([^"]*)" class="([^"]*)"[^>]*[^/]>\s*<(?:failure|error|warning)\b/g;
	return [...report.matchAll(failed)].map(([, method, name]) => `${name}: ${method}`);
}

/** The counts of a JUnit report; a missing report is one failure. */
export function phpUnitTally(report: string): { tally: Tally; seconds: number } {
	const whole = report.match(/<testsuite ([^>]*)>/)?.[1];
	// PHPUnit writes an empty report if no test has the title.
	if (whole === undefined) return { tally: report ? nothing.tally : oneFailure, seconds: 0 };
	const count = (name: string) => Number(whole.match(`\\b${name}="([\\d.]+)"`)?.[1] ?? 0);
	const failed = count('errors') + count('failures') + count('warnings');
	const skipped = count('skipped');
	const passed = count('tests') - failed - skipped;
	return { tally: { passed, failed, skipped }, seconds: count('time') };
}
