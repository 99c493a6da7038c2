import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { exitCodeOf } from '../run/process.mjs';
import type { Outcome, PartSeconds } from './outcome.ts';
import { readReport } from './read-report.ts';
import { literally } from './run-vitest.ts';
import { oneFailure, type Tally, withExitCode } from './tally.ts';

const root = path.resolve(import.meta.dirname, '../..');
const e2e = path.join(root, 'e2e');
const playwright = path.join(e2e, 'node_modules/@playwright/test/cli.js');
const reportFile = path.join(root, '.cache/test/playwright.json');

interface Suite {
	/** Path of the spec, relative to the folder `e2e`. */
	readonly file: string;
	readonly suites?: readonly Suite[];
	readonly specs: readonly {
		readonly title: string;
		/** Relative to the folder `e2e`. */
		readonly file: string;
		readonly line: number;
		readonly ok: boolean;
		readonly tests: readonly {
			readonly projectName: string;
			readonly results: readonly { readonly duration: number }[];
		}[];
	}[];
}

export interface PlaywrightReport {
	readonly stats: {
		readonly expected: number;
		readonly unexpected: number;
		readonly flaky: number;
		readonly skipped: number;
	};
	readonly errors: readonly unknown[];
	readonly suites: readonly Suite[];
}

/** Node runs TypeScript itself; Playwright would translate 1,800 files with Babel first. */
const withoutBabel = { PW_DISABLE_TS_ESM: '1' };

/** Runs specs, given as paths from the root. */
export async function runPlaywright(
	files: readonly string[],
	title: string | undefined,
): Promise<Outcome> {
	rmSync(reportFile, { force: true });
	const exitCode = await exitCodeOf(process.execPath, commandLine(files, title), {
		cwd: e2e,
		env: { ...process.env, ...withoutBabel, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
	});
	const report = readReport<PlaywrightReport>(reportFile);
	return {
		tally: report ? withExitCode(playwrightTally(report), exitCode) : oneFailure,
		leftOut: [],
		failures: report ? failedStories(report) : [],
		parts: report ? secondsByProject(report) : [],
	};
}

/** The specs that contain a test with that title. */
export async function listSpecs(
	files: readonly string[],
	title: string,
): Promise<readonly string[]> {
	const args = [...commandLine(files, title), '--list', '--reporter=json', '--pass-with-no-tests'];
	const { stdout } = await promisify(execFile)(process.execPath, args, {
		cwd: e2e,
		maxBuffer: 64_000_000,
	});
	// The runner is pinned, so this is the shape of its output.
	const { suites } = JSON.parse(stdout) as PlaywrightReport;
	return suites.map(({ file }) => `e2e/${file}`);
}

function commandLine(files: readonly string[], title: string | undefined): string[] {
	return [
		playwright,
		'test',
		// Playwright treats these as regular expressions over absolute paths.
		...files.map((file) => `${literally(path.join(root, file))}$`),
		...(title === undefined ? [] : [`--grep=${literally(title)}`]),
	];
}

/** Errors outside of tests, such as a spec that cannot be loaded, are failures too. */
export function playwrightTally({ stats, errors }: PlaywrightReport): Tally {
	return {
		passed: stats.expected,
		failed: stats.unexpected + stats.flaky + errors.length,
		skipped: stats.skipped,
	};
}

export function failedStories({ suites }: Pick<PlaywrightReport, 'suites'>): readonly string[] {
	return suites
		.flatMap(specsIn)
		.filter(({ ok }) => !ok)
		.map(({ file, line, title }) => `e2e/${file}:${line}: ${title}`);
}

/** Time of the tests of each project, added up. */
export function secondsByProject({
	suites,
}: Pick<PlaywrightReport, 'suites'>): readonly PartSeconds[] {
	const seconds = new Map<string, number>();
	for (const { tests } of suites.flatMap(specsIn)) {
		for (const { projectName, results } of tests) {
			const added = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
			seconds.set(projectName, (seconds.get(projectName) ?? 0) + added);
		}
	}
	return [...seconds].map(([project, each]) => ({ part: `e2e ${project}`, seconds: each }));
}

const specsIn = ({ specs, suites = [] }: Suite): Suite['specs'] => [
	...specs,
	...suites.flatMap(specsIn),
];
