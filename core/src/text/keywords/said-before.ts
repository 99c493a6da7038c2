import type { KeywordToken } from './keyword-tokens.ts';

/** So many words in a row are no term but a sentence that the page says twice: a lead, a quote, a teaser. */
const wordsOfASentence = 7;

/** The texts with what they repeat word by word taken out of play, so that it counts once. */
export function withoutRepetition<Text extends { readonly tokens: readonly KeywordToken[] }>(
	texts: readonly Text[],
): Text[] {
	const met = new Set<number>();
	return texts.map((text) => {
		const isSaid = saidBefore(text.tokens, met);
		if (!isSaid.includes(1)) return text;
		const tokens = text.tokens.map((token, at) =>
			isSaid[at] ? { ...token, role: 'none' as const } : token,
		);
		return { ...text, tokens };
	});
}

function saidBefore(tokens: readonly KeywordToken[], met: Set<number>): Uint8Array {
	const isSaid = new Uint8Array(tokens.length);
	for (let at = 0; at + wordsOfASentence <= tokens.length; at++) {
		const key = hashOf(tokens, at, at + wordsOfASentence);
		if (met.has(key)) isSaid.fill(1, at, at + wordsOfASentence);
		met.add(key);
	}
	return isSaid;
}

/** FNV-1a over the forms: two sentences of one page hardly ever share it, and then one word counts less. */
function hashOf(tokens: readonly KeywordToken[], start: number, end: number): number {
	let hash = 0x811c9dc5;
	for (let at = start; at < end; at++) hash = Math.imul(hash ^ tokens[at]!.form, 0x01000193);
	return hash;
}
