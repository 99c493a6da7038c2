import { hash64 } from '@plumbline/core';

export interface KnownUrl {
	readonly id: number;
	/** A later link may change its row: it waits at the depth of sitemaps, or nobody may follow it. */
	readonly mayImprove: boolean;
}

/** Enough for the menus and lists of a large site; others are looked up in the database. */
const slots = 2 ** 17;

/**
 * The ids of URLs seen lately, in 16 bytes each: a URL replaces an earlier one in its slot, so that
 * the memory does not grow with the site.
 */
export function createKnownUrls() {
	const hashes = new Uint32Array(slots * 2);
	// 0 in an empty slot; negative for a URL that may improve.
	const ids = new Float64Array(slots);
	return {
		get(identity: string): KnownUrl | undefined {
			const [low, high] = hash64(identity);
			const slot = low % slots;
			const id = ids[slot] ?? 0;
			const isKnown = id !== 0 && hashes[slot * 2] === low && hashes[slot * 2 + 1] === high;
			return isKnown ? { id: Math.abs(id), mayImprove: id < 0 } : undefined;
		},
		set(identity: string, { id, mayImprove }: KnownUrl): void {
			const [low, high] = hash64(identity);
			const slot = low % slots;
			hashes[slot * 2] = low;
			hashes[slot * 2 + 1] = high;
			ids[slot] = mayImprove ? -id : id;
		},
	};
}

export type KnownUrls = ReturnType<typeof createKnownUrls>;
