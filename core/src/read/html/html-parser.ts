import { Parser, type ParserOptions, type Token } from 'parse5';
import type { Steps } from '../../slices/steps.ts';
import { flagsOf, isFormatting } from './formatting-elements.ts';
import { RunTokenizer } from './html-tokenizer.ts';
import { type HtmlRoot, type HtmlTreeTypes, htmlTreeAdapter } from './html-tree.ts';

/** The start of an element or `#text`: its name and offset. */
export interface Start {
	readonly name: string;
	readonly offset: number;
}

export interface ParsedHtml {
	readonly root: HtmlRoot;
	/** The start that implied `<body>`; null if the source ends the head or opens the body itself. */
	readonly headEnd: Start | null;
	/** Start tags of html, head and body after the first of each; the tree does not show them. */
	readonly repeatedTags: readonly Start[];
}

/** A millisecond's work at most, except for long texts. */
const TAGS_A_STEP = 200;

const options: ParserOptions<HtmlTreeTypes> = {
	treeAdapter: htmlTreeAdapter,
	// Like browsers and Google: a pixel in <noscript> does not end the head.
	scriptingEnabled: true,
};

const isStructure = flagsOf('html head body');

/**
 * parse5, recording the offset of each start tag without the cost of full source locations: the
 * attribute list of an element is the same object as that of its tag, which identifies the tag.
 */
class OffsetParser extends Parser<HtmlTreeTypes> {
	private readonly runs: RunTokenizer;
	headEnd: Start | null = null;
	readonly repeatedTags: Start[] = [];
	private readonly seenTags = new Set<number>();
	private tagsLeft = Number.POSITIVE_INFINITY;
	private startTag: Token.TagToken | null = null;
	private readonly formattingOffsets = new Map<readonly Token.Attribute[], number>();
	private isHeadClosed = false;

	constructor(...parameters: ConstructorParameters<typeof Parser<HtmlTreeTypes>>) {
		super(...parameters);
		this.runs = new RunTokenizer(this);
		this.tokenizer = this.runs;
	}

	*readInSteps(html: string): Steps<void> {
		this.tagsLeft = TAGS_A_STEP;
		for (this.runs.write(html, true); this.runs.isPaused; this.runs.resume()) {
			yield;
			this.tagsLeft = TAGS_A_STEP;
		}
	}

	/** The offset of the start tag being read. */
	private get offset() {
		return this.runs.tagOffset;
	}

	override onStartTag(token: Token.TagToken) {
		if (isStructure[token.tagID]) this.noteStructure(token);
		this.startTag = token;
		if (isFormatting[token.tagID]) this.formattingOffsets.set(token.attrs, this.offset);
		super.onStartTag(token);
		this.startTag = null;
		if (--this.tagsLeft === 0) this.tokenizer.pause();
	}

	override onEndTag(token: Token.TagToken) {
		if (token.tagName === 'head') this.isHeadClosed = true;
		super.onEndTag(token);
	}

	override _createElement(...parameters: Parameters<Parser<HtmlTreeTypes>['_createElement']>) {
		const element = super._createElement(...parameters);
		const { attributes } = element;
		element.offset =
			attributes === this.startTag?.attrs
				? this.offset
				: (this.formattingOffsets.get(attributes) ?? -1);
		return element;
	}

	override _insertFakeElement(
		...[name, id]: Parameters<Parser<HtmlTreeTypes>['_insertFakeElement']>
	) {
		if (name === 'body' && !this.isHeadClosed) this.headEnd = this.currentStart();
		super._insertFakeElement(name, id);
	}

	private noteStructure({ tagID, tagName }: Token.TagToken) {
		const isRepeated = this.seenTags.has(tagID);
		this.seenTags.add(tagID);
		// A row of several html tags was once the way to give old browsers their own classes.
		if (isRepeated && this.seenTags.size > 1) {
			this.repeatedTags.push({ name: tagName, offset: this.offset });
		}
	}

	private currentStart(): Start {
		if (this.startTag) return { name: this.startTag.tagName, offset: this.offset };
		return { name: '#text', offset: this.tokenizer.preprocessor.offset };
	}
}

export function* parseDocument(html: string): Steps<ParsedHtml> {
	const parser = new OffsetParser(options);
	yield* parser.readInSteps(html);
	const { document, headEnd, repeatedTags } = parser;
	return { root: document, headEnd, repeatedTags };
}

export function parseFragment(html: string): ParsedHtml {
	const parser = OffsetParser.getFragmentParser<HtmlTreeTypes>(null, options);
	parser.tokenizer.write(html, true);
	return { root: parser.getFragment(), headEnd: null, repeatedTags: [] };
}
