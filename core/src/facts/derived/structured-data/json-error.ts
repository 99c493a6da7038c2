/** The most likely fault at the place where a text stops being JSON. */
export type JsonFault =
	| 'trailing_comma'
	| 'missing_comma'
	| 'curly_quote'
	| 'single_quote'
	| 'line_break'
	| 'bad_escape'
	| 'comment'
	| 'unfinished'
	| 'more_after_end'
	| 'unexpected';

export interface JsonError {
	readonly fault: JsonFault;
	/** The character there; empty at the end of the text. */
	readonly found: string;
	/** Both from 1. */
	readonly line: number;
	readonly column: number;
}

/** The first error of a text that should be JSON; null if it is valid. The same on every host. */
export function findJsonError(text: string): JsonError | null {
	try {
		JSON.parse(text);
		return null;
	} catch {
		// Engines report the place differently, or not at all, so we search for it.
		const place = findFault(text);
		return place && { fault: place.fault, found: place.found, ...position(text, place) };
	}
}

interface Place {
	readonly fault: JsonFault;
	readonly offset: number;
	readonly found: string;
}

function position(text: string, { offset }: Place) {
	const before = text.slice(0, offset);
	const line = before.split('\n').length;
	return { line, column: offset - before.lastIndexOf('\n') };
}

type Expected = 'value' | 'value_or_end' | 'key' | 'key_or_end' | 'colon' | 'comma' | 'nothing';

const space = /[ \t\n\r]*/y;
const comment = /<!--|-->|\/[/*]|<!\[CDATA\[|\]\]>/y;
const scalar = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;

/** Iterative, so that deep nesting cannot overflow the stack. */
function findFault(text: string): Place | null {
	const open: ('{' | '[')[] = [];
	let expected: Expected = 'value';
	let comma = -1;
	let at = 0;

	for (;;) {
		at = skip(space, text, at);
		const found = character(text, at);
		if (at >= text.length) {
			return expected === 'nothing' ? null : { fault: 'unfinished', offset: at, found };
		}
		if (skip(comment, text, at) > at) return { fault: 'comment', offset: at, found };
		const isEnd = found === '}' || found === ']';
		if (isEnd && comma >= 0) return { fault: 'trailing_comma', offset: comma, found: ',' };
		const next = step(text, at, expected, open);
		if ('fault' in next) return next;
		comma = found === ',' ? at : -1;
		({ at, expected } = next);
	}
}

type Step = Place | { readonly at: number; readonly expected: Expected };

function step(text: string, at: number, expected: Expected, open: ('{' | '[')[]): Step {
	const found = character(text, at);
	const fail = (fault: JsonFault = faultOf(found)): Place => ({ fault, offset: at, found });
	const isKey = expected === 'key' || expected === 'key_or_end';
	const isValue = expected === 'value' || expected === 'value_or_end';

	if (expected === 'nothing') return fail('more_after_end');
	if (expected === 'colon') return found === ':' ? { at: at + 1, expected: 'value' } : fail();
	if (found === '"' && (isKey || isValue)) {
		return string(text, at + 1, isKey ? 'colon' : after(open));
	}
	if (isValue && (found === '{' || found === '[')) {
		open.push(found);
		return { at: at + 1, expected: found === '{' ? 'key_or_end' : 'value_or_end' };
	}
	if (expected === 'comma' && found === ',') {
		return { at: at + 1, expected: open.at(-1) === '{' ? 'key' : 'value' };
	}
	const closes = open.at(-1) === '{' ? '}' : ']';
	if (found === closes && /comma|_or_end/.test(expected)) {
		open.pop();
		return { at: at + 1, expected: after(open) };
	}
	const end = isValue ? skip(scalar, text, at) : at;
	if (end > at) return { at: end, expected: after(open) };
	return fail(expected === 'comma' && /["\w{[]/.test(found) ? 'missing_comma' : undefined);
}

const after = (open: readonly string[]): Expected => (open.length > 0 ? 'comma' : 'nothing');

function string(text: string, start: number, expected: Expected): Step {
	for (let at = start; at < text.length; at++) {
		const code = text.charCodeAt(at);
		if (code === 0x22) return { at: at + 1, expected };
		if (code < 0x20) return { fault: 'line_break', offset: at, found: text[at] ?? '' };
		if (code === 0x5c) {
			const legal = /^(?:["\\/bfnrt]|u[\da-fA-F]{4})/.exec(text.slice(at + 1, at + 6));
			if (!legal) return { fault: 'bad_escape', offset: at, found: text.slice(at, at + 2) };
			at += legal[0].length;
		}
	}
	return { fault: 'unfinished', offset: text.length, found: '' };
}

function faultOf(found: string): JsonFault {
	if (/[“”„‟«»″]/.test(found)) return 'curly_quote';
	return /['‘’‚‛`]/.test(found) ? 'single_quote' : 'unexpected';
}

function skip(pattern: RegExp, text: string, at: number): number {
	pattern.lastIndex = at;
	return pattern.test(text) ? pattern.lastIndex : at;
}

const character = (text: string, at: number) => String.fromCodePoint(text.codePointAt(at) ?? 0x20);
