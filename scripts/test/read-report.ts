import { existsSync, readFileSync } from 'node:fs';

/** A runner's report, in the shape the caller names; nothing if the runner died before it. */
export function readReport<Report>(file: string): Report | undefined {
	if (!existsSync(file)) return undefined;
	// The runners are pinned, and so is the shape of what they write.
	return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
