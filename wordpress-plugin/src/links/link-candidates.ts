/** As the search of the REST API answers. */
export interface SearchHit {
	readonly id: number;
	readonly title: string;
	readonly url: string;
}

export interface KnownLinks {
	/** The post itself. */
	readonly postId: number;
	/** Addresses the post links to. */
	readonly linked: readonly string[];
}

const MOST = 5;

/** Posts to link to: those that more of the searches found come first; none that is linked. */
export function linkCandidates(
	searches: readonly (readonly SearchHit[])[],
	{ postId, linked }: KnownLinks,
): readonly SearchHit[] {
	const known = new Set(linked.map(comparable));
	const found = new Map<number, { readonly hit: SearchHit; readonly count: number }>();
	for (const hit of searches.flat()) {
		if (hit.id === postId || known.has(comparable(hit.url))) continue;
		found.set(hit.id, { hit, count: (found.get(hit.id)?.count ?? 0) + 1 });
	}
	return [...found.values()]
		.sort((one, other) => other.count - one.count)
		.slice(0, MOST)
		.map(({ hit }) => hit);
}

/** With and without a slash at the end, and wherever on the page, it is the same post. */
const comparable = (address: string) => address.replace(/#.*$/, '').replace(/\/$/, '');
