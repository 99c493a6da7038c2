import { globSync } from 'node:fs';
import type { RuleFixtures } from './fixture.ts';

export interface FixtureFile extends RuleFixtures {
	/** Relative to this folder: `links/text/links-have-text.fixtures.ts`. */
	readonly path: string;
}

/** The fixtures of every rule, for tests, benchmarks and documentation; Node only. */
export async function allFixtures(): Promise<readonly FixtureFile[]> {
	const paths = globSync('**/*.fixtures.ts', { cwd: import.meta.dirname }).sort();
	return Promise.all(
		paths.map(async (path) => {
			const { fixtures }: { fixtures: RuleFixtures } = await import(/* @vite-ignore */ `./${path}`);
			return { path, ...fixtures };
		}),
	);
}
