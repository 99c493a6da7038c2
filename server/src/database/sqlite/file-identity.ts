import { statSync } from 'node:fs';

/** Differs between a file and its replacement at the same path; null if there is no file. */
export function fileIdentity(path: string): string | null {
	const found = statSync(path, { bigint: true, throwIfNoEntry: false });
	return found === undefined ? null : `${found.dev}:${found.ino}`;
}
