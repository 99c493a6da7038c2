import { InsertionMode, type Parser, Token, Tokenizer, TokenizerMode } from 'parse5';
import type { HtmlTreeTypes } from './html-tree.ts';

/** What a code unit may stand in without meaning anything there: bits of `plainness`. */
const IN_TEXT = 1;
const IN_ATTRIBUTE = 2;
const IN_NAME = 4;
const WHITE_SPACE = 8;

const CARRIAGE_RETURN = 13;

const plainness = new Uint8Array(0x1_0000).fill(IN_TEXT | IN_ATTRIBUTE);
for (let code = 0; code < 0x20; code++) plainness[code] = 0;
for (const code of [9, 10, 12, 32]) plainness[code] = WHITE_SPACE;
for (const mark of '<&') plainness[mark.charCodeAt(0)] = 0;
for (const mark of '"\'=>`') plainness[mark.charCodeAt(0)] = IN_TEXT;
for (const mark of 'abcdefghijklmnopqrstuvwxyz0123456789-') {
	plainness[mark.charCodeAt(0)] = IN_TEXT | IN_ATTRIBUTE | IN_NAME;
}
// Halves of a pair are counted by the tokenizer itself.
plainness.fill(0, 0xd800, 0xe000);

/** Here white space between words is nothing but text. */
const textModes: ReadonlySet<InsertionMode> = new Set([
	InsertionMode.IN_BODY,
	InsertionMode.IN_CELL,
	InsertionMode.IN_CAPTION,
	InsertionMode.IN_TEMPLATE,
	InsertionMode.TEXT,
]);

/**
 * parse5's tokenizer, which looks at one character at a time, passing over runs of plain ones at
 * once: that halves the time. Counts no lines and reports no errors, so it is only for whole texts.
 */
export class RunTokenizer extends Tokenizer {
	/** Where the last start tag begins. */
	tagOffset = -1;
	private readonly parser: Parser<HtmlTreeTypes>;

	constructor(parser: Parser<HtmlTreeTypes>) {
		super({}, parser);
		this.parser = parser;
	}

	get isPaused() {
		return this.paused;
	}

	override _createStartTagToken() {
		super._createStartTagToken();
		// The first letter has been read, which stands after its “<”.
		this.tagOffset = this.preprocessor.offset - 1;
	}

	override _extendRun(codePoint: number) {
		super._extendRun(codePoint);
		const { preprocessor } = this;
		const plain = this.plainAfter(codePoint);
		// After a carriage return the line feed is still to be dropped.
		if (plain === 0 || preprocessor.html.charCodeAt(preprocessor.pos) === CARRIAGE_RETURN) return;
		this.pass(plain);
		this.runEnd = preprocessor.pos + 1;
	}

	override _stateTagName(codePoint: number) {
		const token = this.currentToken;
		if (isNamePart(codePoint) && token && 'tagName' in token) token.tagName += this.passName();
		else super._stateTagName(codePoint);
	}

	override _stateAttributeName(codePoint: number) {
		if (isNamePart(codePoint)) this.currentAttr.name += this.passName();
		else super._stateAttributeName(codePoint);
	}

	/** Which characters may follow this one without changing anything; 0 where each is to be looked at. */
	private plainAfter(codePoint: number): number {
		const { currentToken } = this;
		if (currentToken) return currentToken.type === Token.TokenType.COMMENT ? 0 : IN_ATTRIBUTE;
		// `DATA`, `RCDATA`, `RAWTEXT` and `SCRIPT_DATA` come first; others look further than one character.
		if (this.state > TokenizerMode.SCRIPT_DATA) return 0;
		if (codePoint === 0) return 0;
		if (codePoint < 0x80 && plainness[codePoint] === WHITE_SPACE) return WHITE_SPACE;
		return textModes.has(this.parser.insertionMode) ? IN_TEXT | WHITE_SPACE : IN_TEXT;
	}

	private passName(): string {
		const start = this.preprocessor.pos;
		this.pass(IN_NAME);
		return this.preprocessor.html.slice(start, this.preprocessor.pos + 1);
	}

	private pass(plain: number) {
		const { preprocessor } = this;
		const { html } = preprocessor;
		let next = preprocessor.pos + 1;
		while (next < html.length && (plainness[html.charCodeAt(next)]! & plain) !== 0) next++;
		preprocessor.pos = next - 1;
	}
}

const isNamePart = (codePoint: number) =>
	codePoint < 0x80 && ((plainness[codePoint] ?? 0) & IN_NAME) !== 0;
