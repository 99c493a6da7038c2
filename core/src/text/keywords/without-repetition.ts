import type { KeywordToken } from './keyword-tokens.ts';

/** A phrase this long is a sentence that the page repeats, not a term: a lead, a quote, a teaser. */
const wordsOfASentence = 7;

/** The texts without literal repetitions, so that each sentence counts once. */
export function withoutRepetition<Text extends { readonly tokens: readonly KeywordToken[] }>(
	texts: readonly Text[],
): Text[] {
	const seenHashes = new Set<number>();
	return texts.map((text) => {
		const isRepeated = repeatedTokens(text.tokens, seenHashes);
		if (!isRepeated.includes(1)) return text;
		const tokens = text.tokens.map((token, at) =>
			isRepeated[at] ? { ...token, role: 'none' as const } : token,
		);
		return { ...text, tokens };
	});
}

function repeatedTokens(tokens: readonly KeywordToken[], seenHashes: Set<number>): Uint8Array {
	const isRepeated = new Uint8Array(tokens.length);
	for (let at = 0; at + wordsOfASentence <= tokens.length; at++) {
		const key = hashOf(tokens, at, at + wordsOfASentence);
		if (seenHashes.has(key)) isRepeated.fill(1, at, at + wordsOfASentence);
		seenHashes.add(key);
	}
	return isRepeated;
}

/**
 * FNV-1a over the forms: two sentences of one page hardly ever collide, and a collision only makes
 * one word count less.
 */
function hashOf(tokens: readonly KeywordToken[], start: number, end: number): number {
	let hash = 0x811c9dc5;
	for (let at = start; at < end; at++) hash = Math.imul(hash ^ tokens[at]!.form, 0x01000193);
	return hash;
}
