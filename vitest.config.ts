import { existsSync } from 'node:fs';

export default {
	test: {
		// Two cores are the smallest machine we promise to be quick on.
		maxWorkers: 2,
		projects: [
			...['core', 'scripts', 'e2e'].map(pureProject),
			project('wordpress-plugin'),
			...['server', 'extension'].flatMap(ownProject),
		],
	},
};

function project(name: string) {
	return {
		test: {
			name,
			root: `./${name}`,
			include: ['**/*.test.{ts,tsx}'],
			exclude: ['**/node_modules/**', '**/build/**'],
			// A guard against what hangs, with room for a machine that is busy.
			testTimeout: 30_000,
		},
	};
}

/** Modules that keep nothing between tests may be loaded once for all test files. */
function pureProject(name: string) {
	const { test } = project(name);
	return { test: { ...test, pool: 'threads', isolate: false } };
}

/** A package that needs more than Node brings its own configuration. */
function ownProject(name: string) {
	const file = `./${name}/vitest.config.ts`;
	return existsSync(new URL(file, import.meta.url))
		? [{ extends: file, root: `./${name}`, test: { name } }]
		: [];
}
