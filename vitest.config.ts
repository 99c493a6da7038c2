import { existsSync } from 'node:fs';

const node = ['core', 'server', 'wordpress-plugin', 'scripts', 'e2e'];

// An object, not `defineConfig`: the root has no Vitest of its own.
export default {
	test: {
		// Two cores are the smallest machine we promise to be quick on.
		maxWorkers: 2,
		projects: [...node.map(nodeProject), ...ownProject('extension')],
	},
};

function nodeProject(name: string) {
	return {
		test: {
			name,
			root: `./${name}`,
			include: ['**/*.test.{ts,tsx}'],
			exclude: ['**/node_modules/**', '**/build/**', '**/.output/**'],
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
