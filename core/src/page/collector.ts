import { createBlockText } from './block-text.ts';
import { type CollectedFacts, elementFacts } from './collected-facts.ts';
import {
	type ElementKind,
	elementKind,
	type Region,
	regionInside,
	regionOfRole,
} from './element-kinds.ts';
import type { Fact, PageElement, Part } from './fact.ts';
import type { NodeRef } from './node-ref.ts';
import type { PageSource, Visitor } from './visitor.ts';
import { collapse } from './white-space.ts';

/** Browsers stop nesting at 512; deeper content is not looked at and not judged. */
const MAX_DEPTH = 500;

type FactName = keyof typeof elementFacts;
type AnyFact = Fact<unknown>;

interface Capture {
	readonly name: FactName;
	readonly slot: number;
	readonly depth: number;
	/** Then what is hidden inside belongs to it; otherwise it is left out. */
	readonly isHidden: boolean;
	text: string;
	readonly parts: Part[];
}

/** What holds inside one open element. Frames are reused: a page has as many as it is deep. */
interface Frame<Node> {
	node: Node;
	name: string;
	kind: ElementKind;
	region: Region;
	lang: string;
	isHidden: boolean;
	inHead: boolean;
	inLink: boolean;
	inCode: boolean;
	inFrame: boolean;
	isRaw: boolean;
	/** Inside an svg, whose title names it and whose other text is drawing. */
	inSvg: boolean;
	captures: number;
}

const factsByElement = groupByElement();
const noFacts: readonly FactName[] = [];

/** Turns one walk over a page into its facts. */
export class Collector<Node> implements Visitor<Node>, PageElement {
	isTooDeep = false;
	private readonly source: PageSource<Node>;
	private readonly found: { [Name in FactName]: unknown[] };
	private readonly blockText = createBlockText();
	private readonly frames: Frame<Node>[] = [];
	private readonly open: Capture[] = [];
	private depth = -1;
	private frame: Frame<Node> | undefined;

	constructor(source: PageSource<Node>) {
		this.source = source;
		this.found = emptyLists();
	}

	enter(node: Node, name: string, isHtml: boolean): boolean {
		if (this.depth >= MAX_DEPTH) {
			this.isTooDeep = true;
			return false;
		}
		const role = this.push(node, name, isHtml);
		if (isHtml) this.collect(name, role);
		else if (name === 'svg' && this.open.length > 0) this.notePart(name);
		return true;
	}

	text(value: string) {
		const { frame } = this;
		if (!frame) return;
		if (frame.inSvg) this.nameSvg(value);
		else if (frame.isRaw) this.captureRaw(value);
		else {
			for (const capture of this.open) {
				if (!frame.isHidden || capture.isHidden) capture.text += value;
			}
			if (!frame.isHidden && !frame.inHead) {
				this.blockText.add(value, frame, this.blockStart);
			}
		}
	}

	leave() {
		const frame = this.frame;
		if (!frame) return;
		for (; frame.captures > 0; frame.captures--) this.close(frame);
		if (frame.kind.isBlock) this.breakText();
		this.depth--;
		this.frame = this.frames[this.depth];
	}

	/** Ends the walk. */
	facts(): CollectedFacts {
		this.blockText.end();
		// Each list was filled by the fact of its name.
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
	readonly attribute = (name: string) => this.source.attribute(this.current.node, name);
	readonly ref = (): NodeRef => this.source.ref(this.current.node);

	private get current(): Frame<Node> {
		if (!this.frame) throw new Error('The walk stands on no element.');
		return this.frame;
	}

	private push(node: Node, name: string, isHtml: boolean): string | null {
		const kind = elementKind(name);
		if (kind.isBlock && isHtml) this.breakText();
		const outer = this.frame;
		this.depth++;
		let frame = this.frames[this.depth];
		if (!frame) {
			frame = { node, name, kind, ...rootContext };
			this.frames.push(frame);
		}
		frame.node = node;
		frame.name = name;
		frame.kind = kind;
		inherit(frame, outer ?? rootContext);
		this.frame = frame;
		if (name === 'head') frame.inHead = true;
		else if (name === 'body') frame.inHead = false;
		if (kind.isRaw) frame.isRaw = true;
		if (kind.isCode) frame.inCode = true;
		if (!isHtml && name === 'svg') frame.inSvg = true;
		if (kind.region) frame.region = regionInside(frame.region, kind.region);
		if (outer?.name === 'iframe') this.enterFrame(frame);
		return this.source.hasAttributes(node) ? this.readGlobals(frame) : null;
	}

	/** A frame's document is text again, unlike the fallback inside the element. */
	private enterFrame(frame: Frame<Node>) {
		frame.inFrame = true;
		frame.isRaw = false;
	}

	private readGlobals(frame: Frame<Node>): string | null {
		const { attribute } = this.source;
		const lang = attribute(frame.node, 'lang');
		if (lang !== null) frame.lang = lang.trim().toLowerCase();
		if (!frame.isHidden) frame.isHidden = this.hides(frame.node);
		const role = attribute(frame.node, 'role');
		const region = role && regionOfRole(role);
		if (region) frame.region = regionInside(frame.region, region);
		return role;
	}

	private hides(node: Node): boolean {
		if (this.source.attribute(node, 'hidden') !== null) return true;
		const style = this.source.attribute(node, 'style');
		return style !== null && /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style);
	}

	private collect(name: string, role: string | null) {
		const frame = this.current;
		if (this.open.length > 0 && frame.kind.isPart) this.notePart(name);
		if (name === 'a') frame.inLink = true;
		const named = factsByElement.get(name);
		const facts = named ?? (role === 'heading' ? factsByElement.get('role:heading') : noFacts);
		for (const fact of facts ?? noFacts) this.collectFact(fact, frame);
	}

	private collectFact(name: FactName, frame: Frame<Node>) {
		const fact: AnyFact = elementFacts[name];
		if ('enter' in fact) {
			const item = fact.enter(this);
			if (item !== null) this.found[name].push(item);
		} else if (fact.captures(this)) {
			const slot = this.found[name].push(null) - 1;
			const { depth } = this;
			this.open.push({ name, slot, depth, isHidden: frame.isHidden, text: '', parts: [] });
			frame.captures++;
		}
	}

	private close(frame: Frame<Node>) {
		const capture = this.open.pop();
		if (!capture) return;
		const fact: AnyFact = elementFacts[capture.name];
		if (!('leave' in fact)) return;
		const text = frame.kind.isRaw ? capture.text : collapse(capture.text);
		this.found[capture.name][capture.slot] = fact.leave(this, { text, parts: capture.parts });
	}

	private notePart(name: string) {
		const label = this.attribute(name === 'img' ? 'alt' : 'aria-label');
		const isAriaHidden = this.attribute('aria-hidden') === 'true';
		const part = { name, label, isAriaHidden, node: this.ref() };
		for (const capture of this.open) {
			if (!this.current.isHidden || capture.isHidden) capture.parts.push(part);
		}
	}

	/** The title of an svg is the label of the part it stands for. */
	private nameSvg(value: string) {
		if (this.current.name !== 'title') return;
		for (const { parts } of this.open) {
			const svg = parts.findLastIndex(({ name }) => name === 'svg');
			const part = parts[svg];
			if (part && part.label === null) parts[svg] = { ...part, label: collapse(value) };
		}
	}

	private captureRaw(value: string) {
		const capture = this.open.at(-1);
		if (capture?.depth === this.depth) capture.text += value;
	}

	private breakText() {
		this.blockText.end();
		for (const capture of this.open) capture.text += ' ';
	}

	private readonly blockStart = () => {
		const holder = this.blockHolder();
		return {
			kind: holder.kind.block ?? 'div',
			region: holder.region,
			lang: this.current.lang,
			node: this.source.ref(holder.node),
		};
	};

	private blockHolder(): Frame<Node> {
		for (let depth = this.depth; depth > 0; depth--) {
			const frame = this.frames[depth];
			if (frame?.kind.isBlock) return frame;
		}
		return this.current;
	}
}

const rootContext = {
	region: 'body' as Region,
	lang: '',
	isHidden: false,
	inHead: false,
	inLink: false,
	inCode: false,
	inFrame: false,
	isRaw: false,
	inSvg: false,
	captures: 0,
};

function inherit<Node>(frame: Frame<Node>, outer: typeof rootContext) {
	frame.region = outer.region;
	frame.lang = outer.lang;
	frame.isHidden = outer.isHidden;
	frame.inHead = outer.inHead;
	frame.inLink = outer.inLink;
	frame.inCode = outer.inCode;
	frame.inFrame = outer.inFrame;
	frame.isRaw = outer.isRaw;
	frame.inSvg = outer.inSvg;
	frame.captures = 0;
}

function emptyLists() {
	const names = Object.keys(elementFacts);
	// The keys of elementFacts, each once.
	return Object.fromEntries(names.map((name) => [name, []])) as never;
}

function groupByElement(): ReadonlyMap<string, readonly FactName[]> {
	const groups = new Map<string, FactName[]>();
	for (const [name, { elements }] of Object.entries(elementFacts)) {
		for (const element of elements) {
			const group = groups.get(element) ?? [];
			group.push(name as FactName); // Object.entries widens the keys
			groups.set(element, group);
		}
	}
	return groups;
}
