let segmenter: Intl.Segmenter | undefined;

/** Characters as people count them. For short texts: titles, descriptions, link texts. */
export function countGraphemes(text: string): number {
	if (isSimple(text)) return text.length;
	segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
	let count = 0;
	for (const _ of segmenter.segment(text)) count++;
	return count;
}

/** Below the combining marks each unit is one character, except for CR LF. */
function isSimple(text: string): boolean {
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		if (code === 0x0d || code >= 0x300) return isCjkOnly(text, at);
	}
	return true;
}

/** Kana, Han and Hangul syllables are one character each, too. */
function isCjkOnly(text: string, from: number): boolean {
	for (let at = from; at < text.length; at++) {
		const code = text.charCodeAt(at);
		const isPlain = code < 0x300 && code !== 0x0d;
		const isCjk = code >= 0x3041 && code <= 0xd7a3 && code !== 0x3099 && code !== 0x309a;
		if (!isPlain && !(isCjk && (code <= 0x9fff || code >= 0xac00))) return false;
	}
	return true;
}
