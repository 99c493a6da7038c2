import { existsSync, readFileSync } from 'node:fs';

/** A runner's report, in the shape that the caller names; undefined if the runner died before writing it. */
export function readReport<Report>(file: string): Report | undefined {
	if (!existsSync(file)) return undefined;
	// The runners are pinned, so this is the shape of their reports.
	return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
