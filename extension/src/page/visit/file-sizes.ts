import { withoutHash } from '../without-hash.ts';

interface Timing {
	readonly name: string;
	readonly encodedBodySize?: number;
}

/**
 * How many bytes the file at an address had when it was fetched; null for what the browser does not
 * tell: files of other origins that do not allow it, and those beyond the list it keeps.
 */
export function fileSizes(resources: readonly object[]): (address: string) => number | null {
	const sizes = new Map<string, number>();
	// Entries of the type `resource`.
	for (const { encodedBodySize = 0, name } of resources as readonly Timing[]) {
		const address = withoutHash(name);
		sizes.set(address, Math.max(encodedBodySize, sizes.get(address) ?? 0));
	}
	// The answer “not modified” and other origins have none.
	return (address) => sizes.get(withoutHash(address)) || null;
}
