import { existsSync } from 'node:fs';

// What `npm test` has selected; everything for those who call Vitest themselves.
const wanted = process.env.PLUMBLINE_TEST_PROJECTS?.split(',');
const isWanted = (name: string) => wanted?.includes(name) ?? true;

export default {
	test: {
		// Two cores are the smallest machine we promise to be quick on.
		maxWorkers: 2,
		projects: [
			...['core', 'scripts', 'e2e', 'wordpress-plugin'].filter(isWanted).map(pureProject),
			...['server', 'extension'].filter(isWanted).flatMap(ownProject),
		],
	},
};

/** Modules that keep nothing between tests may be loaded once for all test files. */
function pureProject(name: string) {
	return {
		test: {
			name,
			root: `./${name}`,
			include: ['**/*.test.{ts,tsx}'],
			exclude: ['**/node_modules/**', '**/build/**'],
			pool: 'threads',
			isolate: false,
			// A guard against what hangs, with room for a machine that is busy.
			testTimeout: 30_000,
			hookTimeout: 30_000,
		},
	};
}

/** A package that needs more than Node brings its own configuration. */
function ownProject(name: string) {
	const file = `./${name}/vitest.config.ts`;
	return existsSync(new URL(file, import.meta.url))
		? [{ extends: file, root: `./${name}`, test: { name } }]
		: [];
}
