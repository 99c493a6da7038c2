export interface TranslatableText {
	readonly text: string;
	/** The plural form, if the text has one. */
	readonly plural?: string;
	/** The comment for translators. */
	readonly comment?: string;
}

const literal = `('(?:\\\\.|[^'\\\\])*'|"(?:\\\\.|[^"\\\\])*")`;

/** Calls of WordPress’s translation functions with string literals, over several lines too. */
const calls = new RegExp(
	`\\b(?:(?:esc_(?:html|attr))?_[_e]|_n(?:_noop)?)\\(\\s*${literal}\\s*,(?:\\s*${literal}\\s*,)?`,
	'g',
);
const comments = /\/\*\s*(translators:.*?)\s*\*\//gs;

/** Maximum number of characters between a comment and its call. */
const nearCharacters = 300;

/** The translatable texts of a PHP or TypeScript file. */
export function textsIn(source: string): readonly TranslatableText[] {
	const notes = [...source.matchAll(comments)];
	return [...source.matchAll(calls)].map(({ index, 0: call, 1: text = '', 2: plural }) => {
		const note = notes.findLast((one) => one.index < index && index - one.index < nearCharacters);
		const isNext = note && !source.slice(note.index, index).includes(';');
		return {
			text: unquoted(text),
			...(isPlural(call) && plural && { plural: unquoted(plural) }),
			...(isNext && note[1] && { comment: note[1] }),
		};
	});
}

/** In all other functions the second literal is the text domain. */
const isPlural = (call: string) => call.startsWith('_n');

const unquoted = (quoted: string) => quoted.slice(1, -1).replace(/\\(.)/gs, '$1');
