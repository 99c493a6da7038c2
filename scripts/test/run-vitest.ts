import { existsSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { exitCodeOf } from '../run/process.mjs';
import type { Outcome, PartSeconds } from './outcome.ts';
import { readReport } from './read-report.ts';
import { oneFailure, type Tally, withExitCode } from './tally.ts';

const root = path.resolve(import.meta.dirname, '../..');
const reportFile = path.join(root, '.cache/test/vitest.json');

export interface VitestReport {
	readonly numPassedTests: number;
	readonly numFailedTests: number;
	readonly numPendingTests: number;
	readonly numTodoTests: number;
	readonly testResults: readonly {
		/** Absolute path of the file. */
		readonly name: string;
		readonly status: string;
		readonly startTime: number;
		readonly endTime: number;
		readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
	}[];
}

/** Runs unit tests in the given files and folders, which are paths from the root. */
export async function runVitest(
	paths: readonly string[],
	title: string | undefined,
): Promise<Outcome> {
	rmSync(reportFile, { force: true });
	const projects = [...new Set(paths.map(projectOf))];
	const args = [vitestFor(projects), ...commandLine(paths, title)];
	const exitCode = await exitCodeOf(process.execPath, args, {
		cwd: root,
		// Vitest loads the configuration of every project, though the packages of some are not installed.
		env: { ...process.env, PLUMBLINE_TEST_PROJECTS: projects.join() },
	});
	const report = readReport<VitestReport>(reportFile);
	return {
		tally: report ? withExitCode(vitestTally(report, title), exitCode) : oneFailure,
		leftOut: [],
		failures: report ? failedTests(report, root) : [],
		parts: report ? secondsByPackage(report, root) : [],
	};
}

/** Each package is a project, named like its folder. */
const projectOf = (name: string) => name.split('/', 1)[0] ?? '';

/** Any installed package will do: all have the same version. */
function vitestFor(projects: readonly string[]): string {
	const candidates = ['scripts', ...projects].map((name) =>
		path.join(root, name, 'node_modules/vitest/vitest.mjs'),
	);
	const found = candidates.find((file) => existsSync(file));
	if (!found) throw new Error(`Vitest is not installed: there is no ${candidates.join(' or ')}.`);
	return found;
}

function commandLine(paths: readonly string[], title: string | undefined): string[] {
	return [
		'run',
		...paths.map(filterFor),
		...(title === undefined ? [] : ['--testNamePattern', literally(title), '--passWithNoTests']),
		'--reporter=default',
		'--reporter=json',
		`--outputFile.json=${reportFile}`,
	];
}

/** Folders end with a slash: otherwise the filter would match every path that contains the name. */
function filterFor(name: string): string {
	const whole = path.join(root, name);
	return statSync(whole).isDirectory() ? `${whole}/` : whole;
}

/**
 * A file that failed outside its tests, such as on import, adds one failure. With a title, Vitest
 * counts tests with different titles as skipped.
 */
export function vitestTally(report: VitestReport, title?: string): Tally {
	const crashed = report.testResults.filter(
		({ status, assertionResults }) =>
			status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
	);
	return {
		passed: report.numPassedTests,
		failed: report.numFailedTests + crashed.length,
		skipped: title === undefined ? report.numPendingTests + report.numTodoTests : 0,
	};
}

/** A file that failed outside its tests is named without a title. */
export function failedTests(
	{ testResults }: Pick<VitestReport, 'testResults'>,
	folder: string,
): readonly string[] {
	return testResults
		.filter(({ status }) => status === 'failed')
		.flatMap(({ assertionResults, name }) => {
			const file = path.relative(folder, name).replaceAll(path.sep, '/');
			const failed = assertionResults.filter(({ status }) => status === 'failed');
			return failed.length > 0 ? failed.map(({ fullName }) => `${file}: ${fullName}`) : [file];
		});
}

/** Time of the test files of each package, added up. */
export function secondsByPackage(
	{ testResults }: Pick<VitestReport, 'testResults'>,
	folder: string,
): readonly PartSeconds[] {
	const seconds = new Map<string, number>();
	for (const { endTime, name, startTime } of testResults) {
		const part = projectOf(path.relative(folder, name).replaceAll(path.sep, '/'));
		seconds.set(part, (seconds.get(part) ?? 0) + (endTime - startTime) / 1000);
	}
	return [...seconds].map(([part, each]) => ({ part, seconds: each }));
}

/** The source of a regular expression that matches exactly this text. */
export function literally(text: string): string {
	return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
