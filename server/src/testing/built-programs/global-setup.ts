import type { TestProject } from 'vitest/node';
import { builtPrograms } from '../built-program.ts';

declare module 'vitest' {
	export interface ProvidedContext {
		/** URL of a folder, with a slash at its end. */
		readonly builtPrograms: string;
	}
}

/** Bundles programs and threads before the first test. */
export async function setup(project: TestProject): Promise<void> {
	project.provide('builtPrograms', (await builtPrograms()).href);
}
