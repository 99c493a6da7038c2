/** Pages that name each other as versions, directly or through others, are one cluster. */
export interface Clusters {
	join(page: number, other: number): void;
	/** From 1, in the order in which numbers are asked for. */
	numberOf(page: number): number;
}

/** A page is its place in the URL table; at most `size` of them. */
export function createClusters(size: number): Clusters {
	const parents = Int32Array.from({ length: size }, (_, page) => page);
	const numbers = new Map<number, number>();

	function rootOf(page: number): number {
		let at = page;
		for (let parent = parents[at] ?? at; parent !== at; parent = parents[at] ?? at) {
			// Halves the path for the next look-up.
			parents[at] = parents[parent] ?? parent;
			at = parent;
		}
		return at;
	}

	return {
		join(page, other) {
			parents[rootOf(other)] = rootOf(page);
		},
		numberOf(page) {
			const root = rootOf(page);
			const number = numbers.get(root) ?? numbers.size + 1;
			numbers.set(root, number);
			return number;
		},
	};
}
