import { GLOBAL_ATTRIBUTES, ID_ATTRIBUTE, ITEM_ATTRIBUTES } from '../../facts/attribute-traits.ts';
import { isHeadingBlock } from '../../facts/collected/body/text-blocks.ts';
import { type CollectedFacts, elementFacts } from '../../facts/collected/collected-facts.ts';
import type { Fact, PageElement, Part } from '../../facts/fact.ts';
import {
	type ElementFactName,
	factsOfRole,
	factsOfTraits,
	type NamedFact,
} from '../../facts/facts-by-element.ts';
import type { NodeRef } from '../../facts/node-ref.ts';
import { collapse } from '../../facts/white-space.ts';
import { createBlockText } from './block-text.ts';
import { createCaptures } from './captures.ts';
import { readGlobalAttributes } from './global-attributes.ts';
import { newElement, type OpenElement, reopen } from './open-element.ts';
import type { PageSource, Visitor } from './visitor.ts';
import { isVisitorsComment } from './visitors-comment.ts';

/** Browsers stop nesting at 512; deeper content is not looked at and not judged. */
const MAX_DEPTH = 500;

/** Real pages nest fewer ids; the list is kept for each element that asks. */
const MAX_IDS = 20;

const noParts: readonly Part[] = [];

/** Collects the facts of a page in one walk. */
export class Collector<Node> implements Visitor<Node>, PageElement {
	isTooDeep = false;
	private readonly source: PageSource<Node>;
	private readonly found: Found;
	private readonly blockText = createBlockText();
	private readonly captures = createCaptures();
	private readonly path: OpenElement<Node>[] = [];
	private depth = -1;
	private element: OpenElement<Node> | undefined;

	constructor(source: PageSource<Node>) {
		this.source = source;
		this.found = { ...nothingFound };
	}

	enter(node: Node, name: string, isHtml: boolean): boolean {
		if (this.depth >= MAX_DEPTH) {
			this.isTooDeep = true;
			return false;
		}
		const element = this.push(node, name);
		if (isHtml) this.enterHtml(element);
		else if (name === 'svg') {
			element.inSvg = true;
			this.notePart();
		}
		return true;
	}

	text(value: string) {
		const { element } = this;
		if (!element) return;
		if (element.inSvg) {
			if (element.name === 'title') this.captures.nameSvg(value);
		} else if (element.isRaw) this.captures.addRawText(value, this.depth);
		else {
			this.captures.addText(value, element.isHidden);
			if (!element.isHidden && !element.inHead) {
				this.blockText.add(value, element, this.blockStart);
			}
		}
	}

	leave() {
		const { element } = this;
		if (!element) return;
		for (; element.captures > 0; element.captures--) this.closeCapture(element);
		if (element.kind.isBlock) this.breakText(element);
		this.depth--;
		this.element = this.path[this.depth];
	}

	/** Finishes the walk. */
	facts(): CollectedFacts {
		this.blockText.end();
		// Each list was filled by the fact of the same name.
		return { ...this.found, textBlocks: this.blockText.blocks } as CollectedFacts;
	}

	get name() {
		return this.current.name;
	}
	get inHead() {
		return this.current.inHead;
	}
	get region() {
		return this.current.region;
	}
	get isHidden() {
		return this.current.isHidden;
	}
	get inLink() {
		return this.current.inLink;
	}
	get inFrame() {
		return this.current.inFrame;
	}
	get lang() {
		return this.current.lang;
	}
	get holder() {
		return this.current.holder;
	}
	readonly attribute = (name: string) => this.source.attribute(this.current.node, name);
	readonly ref = (): NodeRef => this.source.ref(this.current.node);
	readonly idsAbove = (): readonly string[] => {
		const ids = this.path.slice(0, this.depth).map(({ node }) => this.source.attribute(node, 'id'));
		return ids.filter((id) => id !== null).slice(-MAX_IDS);
	};

	private get current(): OpenElement<Node> {
		if (!this.element) throw new Error('The walk stands on no element.');
		return this.element;
	}

	private push(node: Node, name: string): OpenElement<Node> {
		this.depth++;
		let element = this.path[this.depth];
		if (!element) {
			element = newElement(node);
			this.path.push(element);
		}
		reopen(element, node, name, this.element);
		this.element = element;
		return element;
	}

	private enterHtml(element: OpenElement<Node>) {
		const { kind } = element;
		if (kind.isBlock) this.breakText(element);
		const traits = this.source.traits(element.node);
		const role = traits & GLOBAL_ATTRIBUTES ? readGlobalAttributes(element, this.attribute) : null;
		if (traits & ID_ATTRIBUTE && kind.isBlock && isVisitorsComment(this.attribute('id'))) {
			element.region = 'aside';
		}
		if (kind.isPart) this.notePart();
		if (kind.facts.length > 0) this.collectAll(kind.facts, element);
		else if (role !== null) this.collectAll(factsOfRole(role), element);
		if (traits !== 0) this.collectAll(factsOfTraits(traits), element);
		if (traits & ITEM_ATTRIBUTES) element.holder = this.ref();
	}

	private collectAll(facts: readonly NamedFact[], element: OpenElement<Node>) {
		for (const fact of facts) this.collect(fact, element);
	}

	private collect({ fact, name }: NamedFact, element: OpenElement<Node>) {
		if ('enter' in fact) {
			const item = fact.enter(this);
			if (item !== null) this.add(name, item);
		} else if (fact.captures(this)) {
			const slot = this.add(name, null);
			const { limit = Number.POSITIVE_INFINITY } = fact;
			const { isHidden } = element;
			this.captures.open({ name, slot, depth: this.depth, isHidden, limit, text: '', parts: null });
			element.captures++;
		}
	}

	/** Returns the index in the list. */
	private add(name: ElementFactName, item: unknown): number {
		if (this.found[name] === nothing) this.found[name] = [];
		return this.found[name].push(item) - 1;
	}

	private closeCapture({ kind }: OpenElement<Node>) {
		const capture = this.captures.close();
		if (!capture) return;
		const { name, parts, slot } = capture;
		const fact: Fact<unknown> = elementFacts[name];
		if (!('leave' in fact)) return;
		const text = kind.isRaw ? capture.text : collapse(capture.text);
		this.found[name][slot] = fact.leave(this, { text, parts: parts ?? noParts });
	}

	private notePart() {
		if (this.captures.isEmpty()) return;
		const { isHidden, name } = this.current;
		const isLink = name === 'a';
		const label = isLink ? null : this.attribute(name === 'img' ? 'alt' : 'aria-label');
		const isAriaHidden = this.attribute('aria-hidden') === 'true';
		const hasOtherName = label === null && !isAriaHidden && (isLink || name === 'img');
		const otherName = hasOtherName ? this.otherName() : null;
		if (isLink && otherName === null) return;
		this.captures.addPart({ name, label, otherName, isAriaHidden, node: this.ref() }, isHidden);
	}

	private otherName() {
		return this.attribute('aria-label') ?? this.attribute('title');
	}

	private breakText(element: OpenElement<Node>) {
		if (element.name === 'br' && this.isInHeading())
			this.blockText.add(' ', element, this.blockStart);
		else this.blockText.end();
		this.captures.breakText();
	}

	/** Line breaks do not split a heading. */
	private isInHeading(): boolean {
		const { kind } = this.blockHolder(this.depth - 1);
		return isHeadingBlock({ kind: kind.block ?? '' });
	}

	private readonly blockStart = () => {
		const holder = this.blockHolder();
		return {
			kind: holder.kind.block ?? 'div',
			region: holder.region,
			lang: this.lang,
			node: this.source.ref(holder.node),
		};
	};

	private blockHolder(from = this.depth): OpenElement<Node> {
		for (let depth = from; depth > 0; depth--) {
			const element = this.path[depth];
			if (element?.kind.isBlock) return element;
		}
		return this.current;
	}
}

type Found = { [Name in ElementFactName]: unknown[] };

/** The value of most facts on most pages. Frozen: the first item creates a new list. */
const nothing = Object.freeze([]) as unknown as unknown[];

// The keys of elementFacts, each once.
const nothingFound = Object.fromEntries(
	Object.keys(elementFacts).map((name) => [name, nothing]),
) as Found;
