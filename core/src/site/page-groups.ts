import type { Hash64 } from './hash64.ts';

/** Pages with equal keys, in some bytes each. A page is the number of its URL. */
export interface PageGroups {
	/** Returns the page’s group, which is named for its first page. */
	add(page: number, key: Hash64): number;
	/** -1 if the page was not added. */
	groupOf(page: number): number;
	keyOf(group: number): Hash64;
	/** The pages of a group that are not among the versions of one page. */
	others(group: number, versions: ReadonlySet<number>): Found;
}

export interface Found {
	readonly count: number;
	/** Number of one of these pages; -1 if the count is 0. */
	readonly example: number;
}

export const noTwins: Found = { count: 0, example: -1 };

const none = -1;

export function createPageGroups(size: number): PageGroups {
	const slots = 2 ** Math.ceil(Math.log2(size * 2 + 2));
	const groupInSlot = new Int32Array(slots).fill(none);
	const groups = new Int32Array(size).fill(none);
	const next = new Int32Array(size).fill(none);
	// These have a value where a group begins.
	const keys = new Uint32Array(size * 2);
	const last = new Int32Array(size);
	const sizes = new Int32Array(size);

	const hasKey = (group: number, [low, high]: Hash64) =>
		keys[group * 2] === low && keys[group * 2 + 1] === high;

	function slotOf(key: Hash64): number {
		let slot = (key[0] ^ key[1]) & (slots - 1);
		for (;;) {
			const group = groupInSlot[slot] ?? none;
			if (group === none || hasKey(group, key)) return slot;
			slot = (slot + 1) & (slots - 1);
		}
	}

	return {
		add(page, key) {
			const slot = slotOf(key);
			const known = groupInSlot[slot] ?? none;
			const group = known === none ? page : known;
			if (known === none) {
				groupInSlot[slot] = group;
				keys.set(key, group * 2);
			} else next[last[group] ?? 0] = page;
			last[group] = page;
			sizes[group]! += 1;
			groups[page] = group;
			return group;
		},
		groupOf: (page) => groups[page] ?? none,
		keyOf: (group) => [keys[group * 2] ?? 0, keys[group * 2 + 1] ?? 0],
		others(group, versions) {
			let count = sizes[group] ?? 0;
			for (const version of versions) if (groups[version] === group) count--;
			if (count === 0) return noTwins;
			let example = group;
			while (versions.has(example)) example = next[example] ?? none;
			return { count, example };
		},
	};
}
