import {
	html as htmlNames,
	InsertionMode,
	type Parser,
	Token,
	Tokenizer,
	TokenizerMode,
} from 'parse5';
import { characterKinds, inName, inText, inUnquoted, whiteSpace } from './character-kinds.ts';
import { isFormatting } from './formatting-elements.ts';
import type { HtmlTreeTypes } from './html-tree.ts';
import { OffsetParser } from './offset-parser.ts';
import { PlainTags } from './plain-tags.ts';

const carriageReturn = 13;
const slash = 47;
const lessThan = 60;

/** Modes in which white space between words is ordinary text. */
const textModes: ReadonlySet<InsertionMode> = new Set([
	InsertionMode.IN_BODY,
	InsertionMode.IN_CELL,
	InsertionMode.IN_CAPTION,
	InsertionMode.IN_TEMPLATE,
	InsertionMode.TEXT,
]);

/**
 * The faster parser. Only this file uses private members of parse5, which a release may rename: if
 * `canReadRuns` misses one, `OffsetParser` reads the text instead.
 */
export class RunParser extends OffsetParser {
	private readonly runs: RunTokenizer;

	constructor(...[options, ...others]: ConstructorParameters<typeof OffsetParser>) {
		super({ ...options, sourceCodeLocationInfo: false }, ...others);
		this.runs = new RunTokenizer(this);
		this.tokenizer = this.runs;
	}

	protected override offsetOfTag() {
		return this.runs.tagOffset;
	}
}

const tokenizerMethods = [
	'_createStartTagToken',
	'_extendRun',
	'_flushRun',
	'_stateAttributeName',
	'_stateData',
	'_stateTagName',
	'prepareToken',
];

const tokenizerFields = [
	'currentAttr',
	'currentToken',
	'lastStartTagName',
	'paused',
	'runEnd',
	'state',
];

const preprocessorFields = ['bufferWaterline', 'html', 'offset', 'pos'];

/** True if this version of parse5 has every member that the run tokenizer uses. */
export function canReadRuns(parser: Parser<HtmlTreeTypes>): boolean {
	const { tokenizer } = parser;
	return (
		'insertionMode' in parser &&
		tokenizerMethods.every((name) => typeof Reflect.get(tokenizer, name) === 'function') &&
		tokenizerFields.every((name) => name in tokenizer) &&
		preprocessorFields.every((name) => name in tokenizer.preprocessor)
	);
}

/**
 * parse5's tokenizer, which reads one character at a time, with a shortcut over runs of plain ones:
 * that halves the time. Counts no lines and reports no errors, so it is only for complete texts.
 */
class RunTokenizer extends Tokenizer {
	/** The offset of the last start tag. */
	tagOffset = -1;
	private readonly parser: Parser<HtmlTreeTypes>;
	private readonly plainTags = new PlainTags();
	private readonly startTag = newTag(Token.TokenType.START_TAG);
	private readonly endTag = newTag(Token.TokenType.END_TAG);

	constructor(parser: Parser<HtmlTreeTypes>) {
		super({}, parser);
		this.parser = parser;
		// The text is complete; reading it in pieces would be slower.
		this.preprocessor.bufferWaterline = Number.POSITIVE_INFINITY;
	}

	override _createStartTagToken() {
		super._createStartTagToken();
		// The first letter after “<” has already been read.
		this.tagOffset = this.preprocessor.offset - 1;
	}

	/** Tags often come in rows: each is read before the loop over characters continues. */
	override _stateData(codePoint: number) {
		if (codePoint !== lessThan || !this.passTag()) {
			super._stateData(codePoint);
			return;
		}
		const { preprocessor } = this;
		while (this.state === TokenizerMode.DATA && !this.paused) {
			if (preprocessor.html.charCodeAt(preprocessor.pos + 1) !== lessThan) return;
			preprocessor.pos++;
			if (this.passTag()) continue;
			preprocessor.pos--;
			return;
		}
	}

	override _extendRun(codePoint: number) {
		super._extendRun(codePoint);
		const { preprocessor } = this;
		const plain = this.plainAfter(codePoint);
		// After a carriage return the line feed must still be dropped.
		if (plain === 0 || preprocessor.html.charCodeAt(preprocessor.pos) === carriageReturn) return;
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

	/** The kinds of characters that can follow this one without effect; 0 if each must be checked. */
	private plainAfter(codePoint: number): number {
		const { currentToken } = this;
		if (currentToken) return currentToken.type === Token.TokenType.COMMENT ? 0 : inUnquoted;
		// `DATA`, `RCDATA`, `RAWTEXT` and `SCRIPT_DATA` come first; other modes look more than one
		// character ahead.
		if (this.state > TokenizerMode.SCRIPT_DATA) return 0;
		if (codePoint === 0) return 0;
		if (codePoint < 0x80 && ((characterKinds[codePoint] ?? 0) & whiteSpace) !== 0)
			return whiteSpace;
		return textModes.has(this.parser.insertionMode) ? inText | whiteSpace : inText;
	}

	/** Reads a plain tag that begins here in one step. */
	private passTag(): boolean {
		const { parser, plainTags, preprocessor } = this;
		const { html, pos } = preprocessor;
		const isEnd = html.charCodeAt(pos + 1) === slash;
		const name = pos + (isEnd ? 2 : 1);
		if (!isLetter(html.charCodeAt(name)) || !plainTags.read(html, name)) return false;
		// The text before the tag ends here.
		this._flushRun('');
		if (!isEnd) this.tagOffset = preprocessor.offset;
		preprocessor.pos = plainTags.end;
		const token = isEnd ? this.endTag : this.startTagOf(plainTags.id);
		token.tagName = plainTags.name;
		token.tagID = plainTags.id;
		token.selfClosing = plainTags.isSelfClosing;
		token.ackSelfClosing = false;
		token.attrs = plainTags.attributes;
		this.currentToken = token;
		this.prepareToken(token);
		if (isEnd) parser.onEndTag(token);
		else {
			this.lastStartTagName = token.tagName;
			parser.onStartTag(token);
		}
		return true;
	}

	/** One object is reused for all tags, except those that the parser keeps. */
	private startTagOf(id: htmlNames.TAG_ID): Token.TagToken {
		return isFormatting[id] ? newTag(Token.TokenType.START_TAG) : this.startTag;
	}

	private passName(): string {
		const start = this.preprocessor.pos;
		this.pass(inName);
		return this.preprocessor.html.slice(start, this.preprocessor.pos + 1);
	}

	private pass(plain: number) {
		const { preprocessor } = this;
		const { html } = preprocessor;
		let next = preprocessor.pos + 1;
		while (next < html.length && (characterKinds[html.charCodeAt(next)]! & plain) !== 0) next++;
		preprocessor.pos = next - 1;
	}
}

const newTag = (type: Token.TagToken['type']): Token.TagToken => ({
	type,
	tagName: '',
	tagID: htmlNames.TAG_ID.UNKNOWN,
	selfClosing: false,
	ackSelfClosing: false,
	attrs: [],
	location: null,
});

const isLetter = (codePoint: number) => codePoint >= 97 && codePoint <= 122;

const isNamePart = (codePoint: number) =>
	codePoint < 0x80 && ((characterKinds[codePoint] ?? 0) & inName) !== 0;
