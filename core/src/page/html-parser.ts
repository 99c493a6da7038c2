import { Parser, type ParserOptions, type Token } from 'parse5';
import {
	type HtmlElement,
	type HtmlRoot,
	type HtmlTreeTypes,
	htmlTreeAdapter,
} from './html-tree.ts';

/** The start of something that ended the head early: an element name or `#text`, and its offset. */
export interface HeadEnd {
	readonly name: string;
	readonly offset: number;
}

export interface ParsedHtml {
	readonly root: HtmlRoot;
	/** What implied `<body>`; null when the source ends the head or opens the body itself. */
	readonly headEnd: HeadEnd | null;
}

const options: ParserOptions<HtmlTreeTypes> = {
	treeAdapter: htmlTreeAdapter,
	// As browsers and Google see it: a pixel in <noscript> does not end the head.
	scriptingEnabled: true,
};

/** parse5, noting where each start tag begins without the cost of full source locations. */
class OffsetParser extends Parser<HtmlTreeTypes> {
	headEnd: HeadEnd | null = null;
	private startTag: Token.TagToken | null = null;
	private isHeadClosed = false;

	constructor(...parameters: ConstructorParameters<typeof Parser<HtmlTreeTypes>>) {
		super(...parameters);
		const { preprocessor } = this.tokenizer;
		Object.assign(this.tokenizer, {
			// The tokenizer asks with 1 when a start tag begins, one character after its “<”.
			getCurrentLocation: (back: number) =>
				back === 1 ? emptyLocation(preprocessor.offset - 1) : null,
		});
	}

	override onStartTag(token: Token.TagToken) {
		this.startTag = token;
		super.onStartTag(token);
		this.startTag = null;
	}

	override onEndTag(token: Token.TagToken) {
		if (token.tagName === 'head') this.isHeadClosed = true;
		super.onEndTag(token);
	}

	override _attachElementToTree(
		...[element, location, place]: Parameters<Parser<HtmlTreeTypes>['_attachElementToTree']>
	) {
		if (location) element.offset = location.startOffset;
		super._attachElementToTree(element, location, place);
	}

	override _insertFakeElement(
		...[name, id]: Parameters<Parser<HtmlTreeTypes>['_insertFakeElement']>
	) {
		if (name === 'body' && !this.isHeadClosed) this.headEnd = this.currentStart();
		super._insertFakeElement(name, id);
	}

	private currentStart(): HeadEnd {
		const { startTag } = this;
		if (startTag?.location)
			return { name: startTag.tagName, offset: startTag.location.startOffset };
		return { name: '#text', offset: this.tokenizer.preprocessor.offset };
	}
}

function emptyLocation(startOffset: number): Token.LocationWithAttributes {
	return { startOffset, startLine: 0, startCol: 0, endOffset: 0, endLine: 0, endCol: 0 };
}

export function parseDocument(html: string): ParsedHtml {
	const parser = new OffsetParser(options);
	parser.tokenizer.write(html, true);
	return { root: parser.document, headEnd: parser.headEnd };
}

export function parseFragment(html: string): ParsedHtml {
	const parser = OffsetParser.getFragmentParser<HtmlTreeTypes>(null, options);
	parser.tokenizer.write(html, true);
	return { root: parser.getFragment(), headEnd: null };
}

export type { HtmlElement, HtmlRoot };
