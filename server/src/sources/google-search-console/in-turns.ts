/** The first of each list, then the second of each, and so on; each id once. */
export function inTurns<Item extends { readonly id: number }>(
	lists: readonly (readonly Item[])[],
): readonly Item[] {
	const longest = Math.max(0, ...lists.map(({ length }) => length));
	const taken = new Map<number, Item>();
	for (let turn = 0; turn < longest; turn++) {
		for (const list of lists) {
			const item = list[turn];
			if (item !== undefined && !taken.has(item.id)) taken.set(item.id, item);
		}
	}
	return [...taken.values()];
}
