import { attributeTraits } from '../../facts/attribute-traits.ts';
import { noGivenFacts } from '../../facts/given/no-given-facts.ts';
import type { GivenFacts, PageFacts } from '../../facts/page-facts.ts';
import { unknownFacts } from '../../facts/unknown-facts.ts';
import { inSlices } from '../../slices/in-slices.ts';
import { Collector } from '../walk/collector.ts';
import type { PageSource } from '../walk/visitor.ts';
import { formProperties, isForm } from './form-properties.ts';
import type { NodeRegistry } from './node-registry.ts';
import { walkDocument } from './walk-document.ts';

/** The clock is checked after this many nodes. */
const nodesAStep = 100;

/** How to read a live document. */
export interface CollectOptions {
	/** Names the nodes; `createNodeRegistry()`. */
	readonly registry: NodeRegistry;
	/** Facts that the document does not contain, such as its response. */
	readonly given?: Partial<GivenFacts>;
	/** The shadow root of an element. Only some hosts can see closed ones. */
	readonly shadowRootOf?: (element: Element) => ShadowRoot | null;
	/** Called for each shadow root that is read. */
	readonly onRoot?: (root: Node) => void;
	/** Stops the reading. */
	readonly signal?: AbortSignal;
}

/**
 * The facts of a live document, read in slices so that the page does not block. They are plain data
 * that can be posted to where they are judged: see `createAuditor`.
 *
 * @throws The reason of `signal` if it was aborted.
 */
export async function fromDocument(
	document: Document,
	options: CollectOptions,
): Promise<PageFacts> {
	const collector = new Collector<Element>(
		documentSource(document.documentElement, options.registry),
	);
	const walk = walkDocument(document, collector, options);
	options.registry.letGoneGo();
	await inSlices(() => walk.step(nodesAStep), options.signal);
	return unknownFacts({
		source: 'rendered',
		scope: 'document',
		facts: {
			...collector.facts(),
			headBreaks: null,
			rawHtml: null,
			scriptShells: null,
			wholePage: true,
			...noGivenFacts,
			framedContent: walk.framed,
			url: document.URL,
			...options.given,
		},
		isTooDeep: collector.isTooDeep,
	});
}

function documentSource(root: Element, registry: NodeRegistry): PageSource<Element> {
	const forms = formProperties(root);
	return {
		traits: (element) =>
			traitsOf(isForm(element) ? forms.attributeNames(element) : element.getAttributeNames()),
		attribute: (element, name) =>
			isForm(element) ? forms.attribute(element, name) : element.getAttribute(name),
		ref: registry.ref,
	};
}

/**
 * Checking the names once costs less than looking up each possible attribute, and names cost less
 * than `attributes`, which creates an object for each.
 */
function traitsOf(names: readonly string[]): number {
	let traits = 0;
	for (const name of names) traits |= attributeTraits.get(name) ?? 0;
	return traits;
}
