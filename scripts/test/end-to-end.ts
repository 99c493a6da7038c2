import path from 'node:path';
import { browsers } from '../browsers.ts';
import type { Product } from '../build-packages.ts';
import { testFiles } from '../run/selection/test-files.mjs';
import { nothing, type Outcome } from './outcome.ts';
import { missingParts } from './real-parts.ts';
import { listSpecs, runPlaywright } from './run-playwright.ts';
import { specNeeds } from './spec-needs.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface EndToEnd {
	readonly builds: readonly Product[];
	/** Resolves once the browsers are there, or cannot be installed. */
	readonly browsersReady: Promise<unknown>;
	run(broken: readonly Product[]): Promise<Outcome>;
}

/** Fetches what the selected specs need from outside, while earlier stages run. */
export async function prepareEndToEnd(
	paths: readonly string[],
	title: string | undefined,
): Promise<EndToEnd> {
	const specs = await selectedSpecs(paths, title);
	const needs = specs.map((file) => ({ file, ...specNeeds(file) }));
	const builds = new Set(needs.flatMap((spec) => spec.builds));
	const parts = new Set(needs.flatMap((spec) => spec.parts));
	const missing = missingParts(parts);
	const browsersReady = parts.has('Chromium') ? browsers() : Promise.resolve();

	async function run(broken: readonly Product[]): Promise<Outcome> {
		const leftOut = await missing;
		const lacking = new Set<string>([...broken, ...leftOut.map(({ name }) => name)]);
		const possible = needs
			.filter((spec) => ![...spec.builds, ...spec.parts].some((need) => lacking.has(need)))
			.map(({ file }) => file);
		const outcome = possible.length > 0 ? await runPlaywright(possible, title) : nothing;
		return { ...outcome, leftOut };
	}

	return { builds: [...builds], browsersReady, run };
}

async function selectedSpecs(paths: readonly string[], title: string | undefined) {
	const specs = paths
		.flatMap((name) => testFiles(root, name))
		.filter((file) => file.endsWith('.spec.ts'));
	// The text may be in a file without being a title, so check before building for it.
	return title === undefined || specs.length === 0 ? specs : listSpecs(specs, title);
}
