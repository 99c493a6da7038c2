import type { TestProject } from 'vitest/node';
import { bundleThreads } from '../built-program.ts';

declare module 'vitest' {
	export interface ProvidedContext {
		/** URL of a folder, with a slash at its end. */
		readonly builtThreads: string;
	}
}

/** Bundles the threads once for the whole run. */
export async function setup(project: TestProject): Promise<void> {
	project.provide('builtThreads', (await bundleThreads()).href);
}
