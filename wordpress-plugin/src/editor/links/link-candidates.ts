/** A result of the REST API's search. */
export interface SearchHit {
	readonly id: number;
	readonly title: string;
	readonly url: string;
}

export interface KnownLinks {
	/** The post that is being edited. */
	readonly postId: number;
	/** URLs that the post already links to. */
	readonly linked: readonly string[];
}

const most = 5;

/** Posts to link to, without those already linked. Posts that several searches found come first. */
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
		.slice(0, most)
		.map(({ hit }) => hit);
}

/** URLs that differ only in a fragment or a final slash lead to the same post. */
const comparable = (address: string) => address.replace(/#.*$/, '').replace(/\/$/, '');
