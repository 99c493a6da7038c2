import { html as htmlNames, type Token } from 'parse5';
import {
	characterKinds,
	inDoubleQuotes,
	inName,
	inSingleQuotes,
	inUnquoted,
	whiteSpace,
} from './character-kinds.ts';

const doubleQuote = 34;
const singleQuote = 39;
const slash = 47;
const equals = 61;
const endMark = 62;

/** Tags with more attributes are left to the tokenizer, which finds duplicates with a set. */
const many = 32;

/**
 * Reads tags in the form that nearly all of them have: lower-case names, values without character
 * references. It rejects all others; the tokenizer reads those character by character.
 */
export class PlainTags {
	name = '';
	/** The number of the name in parse5. */
	id = htmlNames.TAG_ID.UNKNOWN;
	attributes: Token.Attribute[] = [];
	isSelfClosing = false;
	/** The offset of the “>”. */
	end = 0;
	private html = '';
	private at = 0;
	private count = 0;
	/** The table entry of the name read last. */
	private known: KnownName | null = null;
	private readonly found: Token.Attribute[] = [];

	/** False if the tag whose name begins there is not plain. */
	read(html: string, start: number): boolean {
		this.html = html;
		this.at = start;
		this.count = 0;
		this.isSelfClosing = false;
		this.name = this.readName();
		// If a capital ended the name, as in `foreignObject`, its rest must not be read as an
		// attribute.
		if (!endsAttribute(html.charCodeAt(this.at))) return false;
		this.id = this.known === null ? htmlNames.getTagID(this.name) : this.known.id;
		for (let mark = this.next(); mark !== endMark; mark = this.next()) {
			if (mark === slash) {
				if (html.charCodeAt(this.at + 1) !== endMark) return false;
				this.isSelfClosing = true;
				this.at++;
			} else if (!this.readAttribute()) return false;
		}
		this.end = this.at;
		this.attributes = this.foundAttributes();
		return true;
	}

	/** A list of exact length: a growing one reserves room for seventeen. */
	private foundAttributes(): Token.Attribute[] {
		const { count, found } = this;
		if (count === 0) return [];
		// Nearly all tags have no more, and a literal is created in a fifth of the time.
		if (count === 1) return [found[0]!];
		if (count === 2) return [found[0]!, found[1]!];
		return found.slice(0, count);
	}

	private next(): number {
		const { html } = this;
		while (is(html.charCodeAt(this.at), whiteSpace)) this.at++;
		return html.charCodeAt(this.at);
	}

	private readAttribute(): boolean {
		if (this.count === many) return false;
		const name = this.readAttributeName();
		if (name === '' || this.has(name)) return false;
		const value = this.readValue();
		if (value === null) return false;
		this.found[this.count++] = { name, value };
		return true;
	}

	private has(name: string): boolean {
		for (let index = 0; index < this.count; index++) {
			if (this.found[index]?.name === name) return true;
		}
		return false;
	}

	private readName(): string {
		const { at: start, html } = this;
		let sum = 0;
		let at = start;
		for (let code = html.charCodeAt(at); is(code, inName); code = html.charCodeAt(++at)) {
			sum = (Math.imul(sum, 31) + code) | 0;
		}
		this.at = at;
		let place = sum & mask;
		for (let known = knownNames[place]; known; known = knownNames[++place]) {
			if (known.name.length === at - start && html.startsWith(known.name, start)) {
				this.known = known;
				return known.name;
			}
		}
		this.known = null;
		return html.slice(start, at);
	}

	/** Reads names with capitals too, as in `viewBox`; their case has no meaning. */
	private readAttributeName(): string {
		const { at: start, html } = this;
		const name = this.readName();
		if (!isCapital(html.charCodeAt(this.at))) return name;
		let { at } = this;
		for (let code = html.charCodeAt(at); isCapital(code) || is(code, inName); ) {
			code = html.charCodeAt(++at);
		}
		this.at = at;
		return html.slice(start, at).toLowerCase();
	}

	/** null if the value is not plain; empty if there is none. */
	private readValue(): string | null {
		const { html } = this;
		const after = html.charCodeAt(this.at);
		if (after !== equals) return endsAttribute(after) ? '' : null;
		const quote = html.charCodeAt(++this.at);
		if (quote === doubleQuote) return this.readQuoted(inDoubleQuotes, quote);
		if (quote === singleQuote) return this.readQuoted(inSingleQuotes, quote);
		const value = this.readRun(inUnquoted);
		const next = html.charCodeAt(this.at);
		return value !== '' && (next === endMark || is(next, whiteSpace)) ? value : null;
	}

	private readQuoted(kind: number, quote: number): string | null {
		this.at++;
		const value = this.readRun(kind);
		if (this.html.charCodeAt(this.at) !== quote) return null;
		return endsAttribute(this.html.charCodeAt(++this.at)) ? value : null;
	}

	private readRun(kind: number): string {
		const { at: start, html } = this;
		let at = start;
		while (is(html.charCodeAt(at), kind)) at++;
		this.at = at;
		return html.slice(start, at);
	}
}

/** Past the end of a text the code is NaN, which has no kind. */
const is = (code: number, kind: number) => (characterKinds[code | 0]! & kind) !== 0;

const endsAttribute = (code: number) => code === endMark || code === slash || is(code, whiteSpace);

const isCapital = (code: number) => code >= 65 && code <= 90;

const mask = 1023;

interface KnownName {
	readonly name: string;
	/** parse5's number of the element with that name, if there is one. */
	readonly id: htmlNames.TAG_ID;
}

/** Names by checksum: one string each, so that none is created or compared repeatedly. */
const knownNames = namesBySum([
	...Object.values(htmlNames.TAG_NAMES),
	...'alt aria-current aria-hidden aria-label charset class content data-id data-src datetime decoding dir fetchpriority height hidden href hreflang http-equiv id itemprop itemscope itemtype lang loading media name placeholder property rel role sizes src srcset style tabindex target title type value viewbox width'.split(
		' ',
	),
]);

/** If a name's slot is taken, it goes into the next free one. */
function namesBySum(names: readonly string[]): readonly (KnownName | undefined)[] {
	const bySum: (KnownName | undefined)[] = Array.from({ length: 2 * mask });
	for (const name of new Set(names)) {
		let sum = 0;
		for (let at = 0; at < name.length; at++) sum = (Math.imul(sum, 31) + name.charCodeAt(at)) | 0;
		let place = sum & mask;
		while (bySum[place]) place++;
		bySum[place] = { name, id: htmlNames.getTagID(name) };
	}
	return bySum;
}
