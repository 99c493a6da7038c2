import { type CollectedFacts, elementFacts } from '../../facts/collected/collected-facts.ts';
import type { ElementFactName } from '../../facts/facts-by-element.ts';

/** The items of each fact that is read from elements, in document order. */
export class FoundItems {
	private readonly lists: Lists = { ...emptyLists };

	/** Returns the index in the list of the fact. */
	add(name: ElementFactName, item: unknown): number {
		if (this.lists[name] === nothing) this.lists[name] = [];
		return this.lists[name].push(item) - 1;
	}

	/** Replaces an item that was added before its content was known. */
	fill(name: ElementFactName, index: number, item: unknown) {
		this.lists[name][index] = item;
	}

	with(others: Pick<CollectedFacts, 'ignoredNodes' | 'textBlocks'>): CollectedFacts {
		// Each list was filled by the fact of the same name.
		return { ...this.lists, ...others } as CollectedFacts;
	}
}

type Lists = { [Name in ElementFactName]: unknown[] };

/** The value of most facts on most pages. Frozen: the first item creates a new list. */
const nothing = Object.freeze([]) as unknown as unknown[];

// The keys of elementFacts, each once.
const emptyLists = Object.fromEntries(
	Object.keys(elementFacts).map((name) => [name, nothing]),
) as Lists;
