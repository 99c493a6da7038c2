import { withoutHash } from '../without-hash.ts';

interface Timing {
	readonly name: string;
	readonly encodedBodySize?: number;
}

/**
 * Returns the transferred size of the file at a URL. Null when the browser does not say: for other
 * origins that hide it, and for files beyond the browser's list.
 */
export function fileSizes(resources: readonly object[]): (address: string) => number | null {
	const sizes = new Map<string, number>();
	// The caller passes `resource` entries.
	for (const { encodedBodySize = 0, name } of resources as readonly Timing[]) {
		const address = withoutHash(name);
		sizes.set(address, Math.max(encodedBodySize, sizes.get(address) ?? 0));
	}
	// The size is 0 for 304 responses and for other origins.
	return (address) => sizes.get(withoutHash(address)) || null;
}
