import { existsSync } from 'node:fs';
import { LongestFirst } from './scripts/test/longest-first.ts';
import { patience, patientWaits } from './scripts/test/patience.ts';

// The packages that `npm test` has selected; all of them for direct calls of Vitest.
const wanted = process.env.PLUMBLINE_TEST_PROJECTS?.split(',');
const isWanted = (name: string) => wanted?.includes(name) ?? true;

export default {
	test: {
		// One more than the two cores for which we promise speed: many tests wait for other programs.
		maxWorkers: 3,
		sequence: { sequencer: LongestFirst },
		projects: [
			...pureProject(['core', 'scripts', 'e2e', 'wordpress-plugin'].filter(isWanted)),
			...['server', 'ui', 'extension'].filter(isWanted).flatMap(ownProject),
		],
	},
};

/**
 * Packages whose modules keep no state between tests load them once for all test files. They are
 * one project, because each project transforms and loads the engine anew.
 */
function pureProject(folders: readonly string[]) {
	if (folders.length === 0) return [];
	const test = {
		name: 'pure',
		include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
		exclude: ['**/node_modules/**', '**/build/**'],
		pool: 'threads',
		isolate: false,
		setupFiles: [patientWaits],
		...patience,
	};
	return [{ test }];
}

/** A package that needs more than Node has its own configuration. */
function ownProject(name: string) {
	const file = `./${name}/vitest.config.ts`;
	return existsSync(new URL(file, import.meta.url))
		? [{ extends: file, root: `./${name}`, test: { name } }]
		: [];
}
