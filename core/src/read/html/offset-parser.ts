import { Parser, type Token } from 'parse5';
import type { Steps } from '../../slices/steps.ts';
import { flagsOf, isFormatting } from './formatting-elements.ts';
import { type HtmlElement, type HtmlTreeTypes, htmlTreeAdapter } from './html-tree.ts';
import { isShadowTemplate } from './shadow-roots.ts';

/** The start of an element or `#text`: its name and offset. */
export interface Start {
	readonly name: string;
	readonly offset: number;
}

/** A millisecond's work at most, except for long texts. */
const tagsAStep = 200;

const isStructure = flagsOf('html head body');

/**
 * parse5, recording the offset of each start tag: the attribute list of an element is the same object
 * as that of its tag, which identifies the tag. It uses only public members of parse5 and needs
 * `sourceCodeLocationInfo`.
 */
export class OffsetParser extends Parser<HtmlTreeTypes> {
	headEnd: Start | null = null;
	readonly repeatedTags: Start[] = [];
	/** In the order of their start tags. */
	readonly shadowTemplates: HtmlElement[] = [];
	private readonly seenTags = new Set<number>();
	private tagsLeft = Number.POSITIVE_INFINITY;
	private startTag: Token.TagToken | null = null;
	private readonly formattingOffsets = new Map<readonly Token.Attribute[], number>();
	private isHeadClosed = false;

	constructor(...parameters: ConstructorParameters<typeof Parser<HtmlTreeTypes>>) {
		super(...parameters);
		this.treeAdapter = {
			...htmlTreeAdapter,
			createElement: (name, namespace, attributes) => {
				const element = htmlTreeAdapter.createElement(name, namespace, attributes);
				element.offset = this.offsetOfElement(name, attributes);
				return element;
			},
			setTemplateContent: (element, content) => {
				htmlTreeAdapter.setTemplateContent(element, content);
				if (isShadowTemplate(element)) this.shadowTemplates.push(element);
			},
		};
	}

	*readInSteps(html: string): Steps<void> {
		this.tagsLeft = tagsAStep;
		for (this.tokenizer.write(html, true); this.tagsLeft <= 0; this.tokenizer.resume()) {
			yield;
			this.tagsLeft = tagsAStep;
		}
	}

	override onStartTag(token: Token.TagToken) {
		if (isStructure[token.tagID]) this.noteStructure(token);
		this.startTag = token;
		if (isFormatting[token.tagID]) {
			this.formattingOffsets.set(token.attrs, this.offsetOfTag(token));
		}
		super.onStartTag(token);
		this.startTag = null;
		if (--this.tagsLeft === 0) this.tokenizer.pause();
	}

	override onEndTag(token: Token.TagToken) {
		if (token.tagName === 'head') this.isHeadClosed = true;
		super.onEndTag(token);
	}

	/** The offset of the start tag being read. */
	protected offsetOfTag({ location }: Token.TagToken): number {
		return location?.startOffset ?? -1;
	}

	/** -1 for an element that the parser implied. */
	private offsetOfElement(name: string, attributes: readonly Token.Attribute[]): number {
		const { startTag } = this;
		if (startTag?.attrs === attributes) return this.offsetOfTag(startTag);
		if (name === 'body' && !this.isHeadClosed) this.headEnd = this.currentStart();
		return this.formattingOffsets.get(attributes) ?? -1;
	}

	private noteStructure(token: Token.TagToken) {
		const isRepeated = this.seenTags.has(token.tagID);
		this.seenTags.add(token.tagID);
		// Several html tags in a row were once the way to give old browsers classes of their own.
		if (isRepeated && this.seenTags.size > 1) {
			this.repeatedTags.push({ name: token.tagName, offset: this.offsetOfTag(token) });
		}
	}

	private currentStart(): Start {
		const { startTag } = this;
		if (startTag) return { name: startTag.tagName, offset: this.offsetOfTag(startTag) };
		return { name: '#text', offset: this.tokenizer.preprocessor.offset };
	}
}
