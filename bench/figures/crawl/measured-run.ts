import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface MeasuredRun {
	readonly pages: number;
	readonly seconds: number;
	readonly peakMb: number;
	/** Processor time of all threads. */
	readonly cpuSeconds: number;
}

interface Run {
	readonly words: readonly string[];
	/** For the file with the usage. */
	readonly folder: string;
	readonly env?: Readonly<Record<string, string>>;
}

const atExit = new URL('usage.process.ts', import.meta.url).href;

/** Runs a program that prints how many pages it visited. */
export async function measuredRun({ env = {}, folder, words }: Run): Promise<MeasuredRun> {
	const file = join(folder, 'usage.json');
	const beganMs = performance.now();
	const { stdout } = await promisify(execFile)(process.execPath, ['--import', atExit, ...words], {
		env: { ...process.env, ...env, USAGE_FILE: file },
		maxBuffer: 64 * 1024 * 1024,
	}).catch(withFindings);
	const seconds = (performance.now() - beganMs) / 1000;
	const pages = Number(stdout.match(/([\d,]+) pages/)?.[1]?.replaceAll(',', ''));
	// Written by `usage.process.ts`.
	const usage: Pick<MeasuredRun, 'peakMb' | 'cpuSeconds'> = JSON.parse(readFileSync(file, 'utf8'));
	return { pages, seconds, ...usage };
}

/** A command that has done its work exits with 1 if it found something. */
function withFindings(error: { readonly code?: unknown; readonly stdout?: unknown }) {
	if (error.code !== 1 || error.stdout === undefined) throw error;
	return { stdout: String(error.stdout) };
}
