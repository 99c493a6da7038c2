/** A regular expression as a tree. */
export type PatternNode =
	| { readonly kind: 'character'; readonly has: HasCharacter }
	| { readonly kind: 'edge'; readonly edge: Edge }
	| { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
	| { readonly kind: 'either'; readonly choices: readonly PatternNode[] }
	| {
			readonly kind: 'repeat';
			readonly node: PatternNode;
			readonly least: number;
			/** Null: as often as you like. */
			readonly most: number | null;
	  };

/** Whether a code point of a lower-case text fits. */
export type HasCharacter = (code: number) => boolean;

export type Edge = 'start' | 'end' | 'word' | 'no_word';

class SyntaxFault extends Error {}

/**
 * Reads what RE2 and Search Console understand, apart from Unicode classes; null for anything else,
 * such as references and looking around, which no matcher finds in linear time.
 */
export function parsePattern(source: string): PatternNode | null {
	// Upper and lower case are the same anyway.
	const characters = Array.from(source.replace(/^\(\?i\)/, ''));
	let at = 0;
	const peek = () => characters[at];
	const take = () => characters[at++] ?? fail();
	const takeIf = (wanted: string) => {
		const isNext = wanted === characters.slice(at, at + wanted.length).join('');
		if (isNext) at += wanted.length;
		return isNext;
	};

	function either(): PatternNode {
		const choices = [sequence()];
		while (takeIf('|')) choices.push(sequence());
		const [only] = choices;
		return choices.length === 1 && only ? only : { kind: 'either', choices };
	}

	function sequence(): PatternNode {
		const parts: PatternNode[] = [];
		while (peek() !== undefined && peek() !== '|' && peek() !== ')') parts.push(repeated());
		return { kind: 'sequence', parts };
	}

	function repeated(): PatternNode {
		const node = one();
		const bounds = repetition();
		if (bounds === null) return node;
		// A lazy repetition finds the same texts.
		takeIf('?');
		if (repetition() !== null) fail();
		return { kind: 'repeat', node, ...bounds };
	}

	function repetition(): { readonly least: number; readonly most: number | null } | null {
		if (takeIf('*')) return { least: 0, most: null };
		if (takeIf('+')) return { least: 1, most: null };
		if (takeIf('?')) return { least: 0, most: 1 };
		const written = /^\{(\d{1,3})(,(\d{0,3}))?\}/.exec(characters.slice(at, at + 10).join(''));
		if (written === null) return null;
		const [whole, least = '', range, most = ''] = written;
		at += whole.length;
		const bounds = {
			least: Number(least),
			most: range && most === '' ? null : Number(most || least),
		};
		return bounds.most !== null && bounds.most < bounds.least ? fail() : bounds;
	}

	function one(): PatternNode {
		const character = take();
		if (character === '(') return group();
		if (character === '[') return { kind: 'character', has: set() };
		if (character === '.') return { kind: 'character', has: () => true };
		if (character === '^') return { kind: 'edge', edge: 'start' };
		if (character === '$') return { kind: 'edge', edge: 'end' };
		if (character === '\\') return escaped();
		return '*+?'.includes(character) ? fail() : literal(character);
	}

	function group(): PatternNode {
		if (takeIf('?') && !takeIf(':')) fail();
		const node = either();
		return takeIf(')') ? node : fail();
	}

	function escaped(): PatternNode {
		const character = take();
		if (character === 'b') return { kind: 'edge', edge: 'word' };
		if (character === 'B') return { kind: 'edge', edge: 'no_word' };
		const has = classes[character];
		if (has) return { kind: 'character', has };
		return /[\w\s]/.test(character) ? fail() : literal(character);
	}

	/** After “[”. */
	function set(): HasCharacter {
		const isOpposite = takeIf('^');
		const parts: HasCharacter[] = [];
		while (parts.length === 0 || peek() !== ']') parts.push(setPart());
		at++;
		const has = inAnyCase((code) => parts.some((part) => part(code)));
		return isOpposite ? (code) => !has(code) : has;
	}

	function setPart(): HasCharacter {
		const first = setCharacter();
		if (typeof first === 'function') return first;
		if (peek() !== '-' || characters[at + 1] === ']') return (code) => code === first;
		at++;
		const last = setCharacter();
		if (typeof last === 'function' || last < first) return fail();
		return (code) => code >= first && code <= last;
	}

	function setCharacter(): number | HasCharacter {
		const character = take();
		if (character !== '\\') return codeOf(character);
		const meant = take();
		return classes[meant] ?? (/[\w\s]/.test(meant) ? fail() : codeOf(meant));
	}

	try {
		const pattern = either();
		return at === characters.length ? pattern : null;
	} catch (error) {
		if (error instanceof SyntaxFault) return null;
		throw error;
	}
}

function fail(): never {
	throw new SyntaxFault();
}

function literal(character: string): PatternNode {
	const code = codeOf(character);
	return { kind: 'character', has: inAnyCase((other) => other === code) };
}

/** Texts are in lower case, and patterns are not. */
function inAnyCase(has: HasCharacter): HasCharacter {
	return (code) => has(code) || has(codeOf(String.fromCodePoint(code).toUpperCase()));
}

const codeOf = (character: string) => character.codePointAt(0) ?? fail();

const isDigit: HasCharacter = (code) => code >= 48 && code <= 57;
const isSpace: HasCharacter = (code) => code === 32 || (code >= 9 && code <= 13);

export const isWordCharacter: HasCharacter = (code) =>
	isDigit(code) || code === 95 || (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

const classes: Readonly<Record<string, HasCharacter | undefined>> = {
	d: isDigit,
	D: (code) => !isDigit(code),
	w: isWordCharacter,
	W: (code) => !isWordCharacter(code),
	s: isSpace,
	S: (code) => !isSpace(code),
};
