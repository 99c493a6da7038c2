import { statSync } from 'node:fs';
// Only the types: the configuration is loaded even if the packages of scripts are not installed.
import type { TestSequencer, TestSpecification } from 'vitest/node';

/** Files that take up to a minute: programs that are killed again and again, or packed and installed. */
const longest = /\/(?:survival|pack)\//;

/** Starts the longest files first, so that no core is idle while the last of them runs. */
export class LongestFirst implements TestSequencer {
	sort(files: TestSpecification[]): TestSpecification[] {
		return files.toSorted((one, other) => weightOf(other) - weightOf(one));
	}

	shard(files: TestSpecification[]): TestSpecification[] {
		return files;
	}
}

/** For all other files, the size is the only hint at how long they take. */
const weightOf = ({ moduleId }: TestSpecification) =>
	longest.test(moduleId) ? Number.MAX_SAFE_INTEGER : statSync(moduleId).size;
