import { attributeTraits } from './attribute-traits.ts';
import { Collector } from './collector.ts';
import { nextTask } from './next-task.ts';
import type { NodeRef } from './node-ref.ts';
import { nothingGiven } from './nothing-given.ts';
import type { GivenFacts, PageFacts } from './page-facts.ts';
import { unknownFacts } from './unknown-facts.ts';
import type { PageSource } from './visitor.ts';
import { walkDocument } from './walk-document.ts';

/** So many nodes take about a millisecond; between slices the page may paint and answer. */
const NODES_A_SLICE = 2000;

/** Names elements by numbers that stay theirs for as long as they live. */
export function createNodeRegistry() {
	const numbers = new WeakMap<Element, number>();
	const elements = new Map<number, WeakRef<Element>>();
	let next = 1;

	function ref(element: Element): NodeRef {
		let number = numbers.get(element);
		if (number === undefined) {
			number = next++;
			numbers.set(element, number);
			elements.set(number, new WeakRef(element));
		}
		return number;
	}

	const resolve = (node: NodeRef): Element | null =>
		(typeof node === 'number' && elements.get(node)?.deref()) || null;

	return { ref, resolve };
}

export type NodeRegistry = ReturnType<typeof createNodeRegistry>;

export interface CollectOptions {
	readonly registry: NodeRegistry;
	readonly given?: Partial<GivenFacts>;
	readonly signal?: AbortSignal;
}

/** The facts of a live document, read in slices so that nobody waits. */
export async function fromDocument(
	document: Document,
	options: CollectOptions,
): Promise<PageFacts> {
	const collector = new Collector<Element>(documentSource(options.registry));
	const walk = walkDocument(document, collector);
	while (!walk.step(NODES_A_SLICE)) {
		await nextTask();
		options.signal?.throwIfAborted();
	}
	return unknownFacts({
		source: 'rendered',
		scope: 'document',
		facts: {
			...collector.facts(),
			headBreaks: null,
			rawHtml: null,
			wholePage: true,
			...nothingGiven,
			url: document.URL,
			...options.given,
		},
		isTooDeep: collector.isTooDeep,
	});
}

function documentSource(registry: NodeRegistry): PageSource<Element> {
	return {
		traits: (element) => traitsOf(element.attributes),
		attribute: (element, name) => element.getAttribute(name),
		ref: registry.ref,
	};
}

/** One look at the names costs less than asking for each attribute there might be. */
function traitsOf(attributes: NamedNodeMap): number {
	let traits = 0;
	for (let index = attributes.length - 1; index >= 0; index--) {
		traits |= attributeTraits.get(attributes[index]?.name ?? '') ?? 0;
	}
	return traits;
}
