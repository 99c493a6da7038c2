import { statSync } from 'node:fs';
// Only the types: the configuration is loaded even if the packages of scripts are not installed.
import type { TestSequencer, TestSpecification } from 'vitest/node';

/** Files that take up to a minute: programs that are killed again and again, or packed and installed. */
const longest = /\/(?:survival|pack)\//;

/**
 * Runs one project after the other, because Vitest ends a worker when the next file belongs to a
 * different project, and a new one has to load all modules anew. Starts with the longest files, so
 * that no core is idle while the last of them runs.
 */
export class LongestFirst implements TestSequencer {
	sort(files: TestSpecification[]): TestSpecification[] {
		const projects = Map.groupBy(files, ({ project }) => project.name);
		return [...projects.values()]
			.map((each) => each.toSorted((one, other) => weightOf(other) - weightOf(one)))
			.toSorted(([one], [other]) => weightOf(other) - weightOf(one))
			.flat();
	}

	shard(files: TestSpecification[]): TestSpecification[] {
		return files;
	}
}

/** For all other files, the size is the only hint at how long they take. */
const weightOf = (file: TestSpecification | undefined) => {
	if (!file) return 0;
	return longest.test(file.moduleId) ? Number.MAX_SAFE_INTEGER : statSync(file.moduleId).size;
};
