import { inject } from 'vitest';

/**
 * In tests, this finds the threads for `process/sibling-module.ts`: bundled, as people install them.
 * From source, each thread would take four times the CPU time to start.
 */
export function siblingModule(_caller: string, path: `./${string}`): URL {
	return new URL(`${path}.js`, inject('builtPrograms'));
}
