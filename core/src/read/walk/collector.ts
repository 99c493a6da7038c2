import {
	classTrait,
	globalTrait,
	idTrait,
	ignoreTrait,
	itemTrait,
} from '../../facts/attribute-traits.ts';
import { isHeadingBlock } from '../../facts/collected/body/text-blocks.ts';
import { type CollectedFacts, elementFacts } from '../../facts/collected/collected-facts.ts';
import {
	type IgnoredNode,
	ignoreAttribute,
	ignoredTogether,
} from '../../facts/collected/ignored-node.ts';
import { regionInside } from '../../facts/element-kinds.ts';
import type { Fact, PageElement, Part } from '../../facts/fact.ts';
import { factsOfRole, factsOfTraits, type NamedFact } from '../../facts/facts-by-element.ts';
import type { NodeRef } from '../../facts/node-ref.ts';
import { collapse } from '../../text/words/white-space.ts';
import { createBlockText } from './block-text.ts';
import { createCaptures } from './captures.ts';
import { FoundItems } from './found-items.ts';
import { readGlobalAttributes } from './global-attributes.ts';
import { newElement, type OpenElement, reopen } from './open-element.ts';
import { canBeBeside, regionOfName } from './region-of-name.ts';
import { isVisitorComment, type PageSource, type Visitor } from './visitor.ts';

/** Browsers stop nesting at 512; deeper content is not looked at and not judged. */
const maxDepth = 500;

/** Real pages nest fewer ids. A longer list would take memory for each element that asks for it. */
const maxIds = 20;

const noParts: readonly Part[] = [];

const namingAttributes = idTrait | classTrait;

/** Collects the facts of a page in one walk. */
export class Collector<Node> implements Visitor<Node>, PageElement {
	isTooDeep = false;
	private readonly source: PageSource<Node>;
	private readonly found = new FoundItems();
	private readonly blockText = createBlockText();
	private readonly captures = createCaptures();
	/** Empty on nearly every page. */
	private readonly ignored = new Map<NodeRef | null, string>();
	private readonly path: OpenElement<Node>[] = [];
	private depth = -1;
	private element: OpenElement<Node> | undefined;

	constructor(source: PageSource<Node>) {
		this.source = source;
	}

	enter(node: Node, name: string, isHtml: boolean): boolean {
		if (this.depth >= maxDepth) {
			this.isTooDeep = true;
			return false;
		}
		const element = this.push(node, name);
		if (isHtml) this.enterHtml(element);
		else if (name === 'svg') {
			element.inSvg = true;
			this.notePart();
		} else if (element.inSvg) this.enterSvgPart(element);
		return true;
	}

	text(value: string) {
		const { element } = this;
		if (!element) return;
		if (element.inSvg) {
			if (element.name === 'title') this.captures.nameSvg(value);
			if (element.inSvgLink && (element.name === 'title' || !element.isRaw))
				this.captures.addInnermostText(value);
		} else if (element.isRaw) this.captures.addRawText(value, this.depth);
		else {
			this.captures.addText(value, element);
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
		const ignoredNodes = Array.from(
			this.ignored,
			([node, rules]): IgnoredNode => ({ node, rules }),
		);
		return this.found.with({ textBlocks: this.blockText.blocks, ignoredNodes });
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
	get isAriaHidden() {
		return this.current.isAriaHidden;
	}
	get inLink() {
		return this.current.inLink;
	}
	get lang() {
		return this.current.lang;
	}
	get holder() {
		return this.current.holder;
	}
	readonly attribute = (name: string) => this.source.attribute(this.current.node, name);
	readonly ref = (): NodeRef => this.refOf(this.current);
	readonly idsAbove = (): readonly string[] => {
		const ids = this.path.slice(0, this.depth).map(({ node }) => this.source.attribute(node, 'id'));
		return ids.filter((id) => id !== null).slice(-maxIds);
	};

	private refOf({ ignoredRules, node }: OpenElement<Node>): NodeRef {
		const ref = this.source.ref(node);
		if (ignoredRules !== null) this.ignored.set(ref, ignoredRules);
		return ref;
	}

	private get current(): OpenElement<Node> {
		if (!this.element) throw new Error('The walk is not at an element.');
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
		const role = traits & globalTrait ? readGlobalAttributes(element, this.attribute) : null;
		if (traits & ignoreTrait) this.ignoreInside(element);
		if (traits & namingAttributes && kind.isBlock) this.enterNamed(element, traits);
		if (kind.isPart) this.notePart();
		if (kind.facts.length > 0) this.collectAll(kind.facts, element);
		else if (role !== null) this.collectAll(factsOfRole(role), element);
		if (traits !== 0) this.collectAll(factsOfTraits(traits), element);
		if (traits & itemTrait) element.holder = this.ref();
	}

	private ignoreInside(element: OpenElement<Node>) {
		const rules = ignoredTogether(element.ignoredRules, this.attribute(ignoreAttribute) ?? '');
		element.ignoredRules = rules;
		// Findings without a place belong to the page.
		if (element.name === 'html' && this.depth === 0) this.ignored.set(null, rules);
	}

	/**
	 * A name sets the region only inside the content: a share button of the header belongs to the
	 * header.
	 */
	private enterNamed(element: OpenElement<Node>, traits: number) {
		if (element.region !== 'main' && element.region !== 'body') return;
		const id = traits & idTrait ? this.attribute('id') : null;
		if (isVisitorComment(id)) element.region = 'aside';
		if (!canBeBeside(element.name)) return;
		const region = regionOfName(id, traits & classTrait ? this.attribute('class') : null);
		if (region !== null) element.region = regionInside(element.region, region);
	}

	private enterSvgPart(element: OpenElement<Node>) {
		const { name } = element;
		if (name === 'a') this.enterSvgLink(element);
		// Names of icons, which labels refer to.
		else if (name === 'title' || name === 'desc' || name === 'text')
			if (this.source.attribute(element.node, 'id') !== null)
				this.collectAll(factsOfTraits(idTrait), element);
	}

	/** Search engines and people follow a link in an svg like any other. */
	private enterSvgLink(element: OpenElement<Node>) {
		const traits = this.source.traits(element.node);
		if (traits & globalTrait) readGlobalAttributes(element, this.attribute);
		element.inSvgLink = true;
		this.collectAll(element.kind.facts, element);
	}

	private collectAll(facts: readonly NamedFact[], element: OpenElement<Node>) {
		for (const fact of facts) this.collect(fact, element);
	}

	private collect({ fact, name }: NamedFact, element: OpenElement<Node>) {
		if ('enter' in fact) {
			const item = fact.enter(this);
			if (item !== null) this.found.add(name, item);
		} else if (fact.captures(this)) {
			const slot = this.found.add(name, null);
			const { limit = Number.POSITIVE_INFINITY } = fact;
			const { isHidden } = element;
			this.captures.open({
				name,
				slot,
				depth: this.depth,
				isHidden,
				limit,
				text: '',
				isSpoken: false,
				lang: null,
				parts: null,
			});
			element.captures++;
		}
	}

	private closeCapture({ kind }: OpenElement<Node>) {
		const capture = this.captures.close();
		if (!capture) return;
		const { isSpoken, lang, name, parts, slot } = capture;
		const fact: Fact<unknown> = elementFacts[name];
		if (!('leave' in fact)) return;
		const text = kind.isRaw ? capture.text : collapse(capture.text);
		const captured = { text, isSpoken, lang: lang || this.lang, parts: parts ?? noParts };
		this.found.fill(name, slot, fact.leave(this, captured));
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
			node: this.refOf(holder),
		};
	};

	private blockHolder(from = this.depth): OpenElement<Node> {
		for (let depth = from; depth >= 0; depth--) {
			const element = this.path[depth];
			if (element?.kind.isBlock) return element;
		}
		return this.current;
	}
}
