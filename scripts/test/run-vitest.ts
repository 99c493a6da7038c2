import { rmSync } from 'node:fs';
import path from 'node:path';
import { exitCodeOf } from '../run/process.mjs';
import { readReport } from './read-report.ts';
import { oneFailure, type Tally, withExitCode } from './tally.ts';

const root = path.resolve(import.meta.dirname, '../..');
const vitest = path.join(root, 'scripts/node_modules/vitest/vitest.mjs');
const reportFile = path.join(root, '.cache/test/vitest.json');

interface VitestReport {
	readonly numPassedTests: number;
	readonly numFailedTests: number;
	readonly numPendingTests: number;
	readonly numTodoTests: number;
	readonly testResults: readonly {
		readonly status: string;
		readonly assertionResults: readonly { readonly status: string }[];
	}[];
}

export async function runVitest(projects: readonly string[]): Promise<Tally> {
	rmSync(reportFile, { force: true });
	const exitCode = await exitCodeOf(process.execPath, [vitest, ...commandLine(projects)], {
		cwd: root,
		env: process.env,
	});
	const report = readReport<VitestReport>(reportFile);
	return report ? withExitCode(vitestTally(report), exitCode) : oneFailure;
}

function commandLine(projects: readonly string[]): string[] {
	return [
		'run',
		...projects.flatMap((project) => ['--project', project]),
		'--reporter=default',
		'--reporter=json',
		`--outputFile.json=${reportFile}`,
	];
}

/** A file that failed outside of its tests, such as on import, is one failure more. */
export function vitestTally(report: VitestReport): Tally {
	const crashed = report.testResults.filter(
		({ status, assertionResults }) =>
			status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
	);
	return {
		passed: report.numPassedTests,
		failed: report.numFailedTests + crashed.length,
		skipped: report.numPendingTests + report.numTodoTests,
	};
}
