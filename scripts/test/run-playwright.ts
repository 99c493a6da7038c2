import { rmSync } from 'node:fs';
import path from 'node:path';
import { exitCodeOf } from '../run/process.mjs';
import { readReport } from './read-report.ts';
import { oneFailure, type Tally, withExitCode } from './tally.ts';

const e2e = path.resolve(import.meta.dirname, '../../e2e');
const playwright = path.join(e2e, 'node_modules/@playwright/test/cli.js');
const reportFile = path.join(e2e, '../.cache/test/playwright.json');

interface PlaywrightReport {
	readonly stats: {
		readonly expected: number;
		readonly unexpected: number;
		readonly flaky: number;
		readonly skipped: number;
	};
	readonly errors: readonly unknown[];
}

export async function runPlaywright(projects: readonly string[]): Promise<Tally> {
	rmSync(reportFile, { force: true });
	const args = ['test', ...projects.map((project) => `--project=${project}`)];
	const exitCode = await exitCodeOf(process.execPath, [playwright, ...args], {
		cwd: e2e,
		env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
	});
	const report = readReport<PlaywrightReport>(reportFile);
	return report ? withExitCode(playwrightTally(report), exitCode) : oneFailure;
}

/** Errors outside of tests, such as a spec that cannot be loaded, are failures too. */
export function playwrightTally({ stats, errors }: PlaywrightReport): Tally {
	return {
		passed: stats.expected,
		failed: stats.unexpected + stats.flaky + errors.length,
		skipped: stats.skipped,
	};
}
