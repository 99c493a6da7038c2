import type { SiteFacts } from '@plumbline/core';

type Twins = NonNullable<SiteFacts['sameTitle']>;

/** Pages with equal contents, as numbers: a page is its place in the URL table. */
export interface TwinIndex {
	add(page: number, content: string | null): void;
	/** Call once, after all pages were added. */
	twinsOf(page: number, versions: ReadonlySet<number>): Found;
	/** Pages that have any content. */
	readonly total: number;
}

export interface Found {
	readonly count: number;
	/** -1 if there is none. */
	readonly example: number;
}

export const noTwins: Found = { count: 0, example: -1 };

/** The same as `Twins`, with the example as a URL. */
export const told = ({ count }: Found, example: string, total?: number): Twins => ({
	count,
	example,
	...(total !== undefined && { total }),
});

export function createTwinIndex(size: number): TwinIndex {
	const groupOf = new Int32Array(size).fill(-1);
	// Most contents are unique: a number each is all that is kept of them.
	const first = new Map<string, number>();
	const members = new Map<number, number[]>();
	let total = 0;
	return {
		add(page, content) {
			const key = content?.normalize('NFKC').trim().toLowerCase();
			if (!key) return;
			total++;
			const hash = shortHash(key);
			const group = first.get(hash) ?? page;
			first.set(hash, group);
			groupOf[page] = group;
			if (group === page) return;
			const others = members.get(group);
			if (others) others.push(page);
			else members.set(group, [group, page]);
		},
		twinsOf(page, versions) {
			const group = groupOf[page] ?? -1;
			return group < 0 ? noTwins : amongOthers(members.get(group) ?? [], versions);
		},
		get total() {
			return total;
		},
	};
}

export function amongOthers(group: readonly number[], versions: ReadonlySet<number>): Found {
	if (group.length === 0) return noTwins;
	let count = group.length;
	for (const version of versions)
		if (group.length < 50 ? group.includes(version) : has(group, version)) count--;
	return { count, example: group.find((one) => !versions.has(one)) ?? -1 };
}

/** Groups ascend, because pages are added in their order. */
function has(group: readonly number[], wanted: number): boolean {
	let [low, high] = [0, group.length - 1];
	while (low <= high) {
		const middle = (low + high) >> 1;
		const found = group[middle] ?? 0;
		if (found === wanted) return true;
		if (found < wanted) low = middle + 1;
		else high = middle - 1;
	}
	return false;
}

/** Two mixed 32-bit hashes: short keys for a Map of a million titles. */
function shortHash(text: string): string {
	let low = 0x811c9dc5;
	let high = 0x9e3779b9;
	for (let at = 0; at < text.length; at++) {
		const unit = text.charCodeAt(at);
		low = Math.imul(low ^ unit, 0x01000193);
		high = Math.imul(high ^ unit, 0x5bd1e995);
		high ^= high >>> 13;
	}
	return String.fromCharCode(low & 0xffff, low >>> 16, high & 0xffff, high >>> 16);
}
