export interface BrokenText {
	readonly text: string;
	readonly start: number;
	readonly end: number;
}

/**
 * Text that was decoded with the wrong encoding. Certain signs are enough alone (U+FFFD, â€™, ï»¿,
 * 锟斤拷); a pair such as Ã© counts only with a second one that decodes too, because a single pair may
 * be a word of some language.
 */
export function findMojibake(text: string): BrokenText[] {
	if (!mayBeBroken(text)) return [];
	const certain = matches(text, certainSigns);
	const pairs = brokenPairs(text);
	const kana = matches(text, kanaReadAsShiftJis);
	const found = [
		...certain,
		...(pairs.length + certain.length >= 2 ? pairs : []),
		...(kana.length >= 2 ? kana : []),
	];
	return found.sort((one, other) => one.start - other.start);
}

/** The Windows-1252 characters of the bytes 80 to 9F; A0 to BF keep their code points. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const continuation = `[\\u0080-\\u00BF${windows1252}]`;

const suspicious = /[\uFFFDÂ-ôï锟縺繧繝]/;

/** A quick check, because hardly any text is broken. */
export const mayBeBroken = (text: string) => suspicious.test(text);

const certainSigns = /\uFFFD+|â€[\u0080-\u009F\u00A0-\u00BF™œ˜“”¢¦¹º\u009D]?|ï»¿|(?:锟斤拷)+/g;
const sequences = new RegExp(
	`[Â-ß]${continuation}|[à-ï]${continuation}{2}|[ð-ô]${continuation}{3}`,
	'g',
);

/** The first bytes of kana (E3 81, E3 82, E3 83) in Shift_JIS. 縺れる is a word, so kana may not follow. */
const kanaReadAsShiftJis = /縺[^ぁ-んー\s]|[繧繝][^\s]/g;

function brokenPairs(text: string): BrokenText[] {
	return matches(text, sequences).filter((match) => {
		if (match.text.startsWith('â€')) return false;
		const last = match.text.at(-1)!;
		if (isPunctuation(last) && !/\p{L}/u.test(text[match.end] ?? '')) return false;
		return isLikelyCharacter(decode(match.text));
	});
}

/** The last sign of “IRMÔ closes a quotation, while that of HÃ”TEL does not. */
function isPunctuation(character: string): boolean {
	return '‘’“”–—…•‹›«»'.includes(character);
}

function decode(sequence: string): number {
	const [lead, ...rest] = [...sequence].map(byteOf);
	const bits = rest.length === 1 ? 0x1f : rest.length === 2 ? 0x0f : 0x07;
	return rest.reduce((code, byte) => (code << 6) | (byte & 0x3f), lead! & bits);
}

function byteOf(character: string): number {
	const at = windows1252.indexOf(character);
	return at >= 0 ? 0x80 + at : character.charCodeAt(0);
}

/** Common letters and signs; rarer ones are more likely a coincidence. */
function isLikelyCharacter(code: number): boolean {
	const isTwoByte = code >= 0xa0 && (code < 0x180 || (code >= 0x370 && code < 0x700));
	const isThreeByte =
		(code >= 0x900 && code < 0xe80) ||
		(code >= 0x2010 && code < 0x2200) ||
		(code >= 0x3000 && code < 0xd7a4) ||
		(code >= 0xff01 && code < 0xffe7);
	return isTwoByte || isThreeByte || (code >= 0x1f300 && code < 0x1fb00);
}

function matches(text: string, pattern: RegExp): BrokenText[] {
	return [...text.matchAll(pattern)].map((match) => ({
		text: match[0],
		start: match.index,
		end: match.index + match[0].length,
	}));
}
