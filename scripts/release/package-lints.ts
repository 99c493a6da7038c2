import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';

/** The complaints of publint about a packed package. */
export async function publintFaults(file: string): Promise<readonly string[]> {
	// A copy, because Node reads small files into a buffer that they share.
	const tarball = new Uint8Array(readFileSync(file)).buffer;
	const { messages } = await publint({ pack: { tarball }, strict: true });
	return messages.map(({ code, path }) => `${code} at ${path.join('.')}`);
}

/** The ways to import that our packages have: as ES modules, in Node or with a bundler. */
const ours = new Set<unknown>(['node16-esm', 'bundler']);

/** The complaints of “Are the types wrong?” about a packed package, which must have types. */
export async function typeFaults(file: string): Promise<readonly string[]> {
	const found = await checkPackage(createPackageFromTarballData(readFileSync(file)));
	if (!found.types) return ['it has no types'];
	return found.problems
		.filter((problem) => !('resolutionKind' in problem) || ours.has(problem.resolutionKind))
		.map((problem) => JSON.stringify(problem));
}
