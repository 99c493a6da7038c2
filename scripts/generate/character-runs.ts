import { type CharacterClass, characterClass } from '../../core/src/text/words/character-class.ts';

/** The class of every code unit of the BMP, by the Unicode version of the pinned Node. */
export function characterRuns(): string {
	return `// Generated from Unicode ${process.versions.unicode}. Do not edit.
// A letter per class (A = 0), then the run length in base 36; the runs cover the whole BMP.
export const characterRuns =\n\t'${runs()}';\n`;
}

/** The first match wins. */
const patterns: readonly (readonly [RegExp, CharacterClass])[] = [
	[/[.!?。！？｡．…؟۔։।॥᙮‼⁇⁈⁉]/u, characterClass.sentenceEnd],
	[/['’‘ʼ＇\-‐‑_&＆·‧״׳]/u, characterClass.binder],
	[
		/[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/u,
		characterClass.mark,
	],
	[/\s/u, characterClass.space],
	[/\p{M}/u, characterClass.mark],
	[/[\p{Script=Han}々〆〇]/u, characterClass.han],
	[/\p{Script=Hiragana}/u, characterClass.hiragana],
	[/[\p{Script=Katakana}ーｰﾞﾟ]/u, characterClass.katakana],
	[
		/(?=\p{L})[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u,
		characterClass.unspaced,
	],
	[/\p{Nd}|\p{No}/u, characterClass.digit],
	[/\p{L}|\p{Nl}/u, characterClass.letter],
];

function runs(): string {
	let text = '';
	for (let start = 0; start < 0x10000; ) {
		const current = classOf(start);
		let end = start + 1;
		while (end < 0x10000 && classOf(end) === current) end++;
		text += String.fromCharCode(65 + current) + (end - start).toString(36);
		start = end;
	}
	return text;
}

function classOf(code: number): CharacterClass {
	if (code >= 0xd800 && code <= 0xdfff) return surrogateClass(code);
	const character = String.fromCharCode(code);
	return patterns.find(([pattern]) => pattern.test(character))?.[1] ?? characterClass.other;
}

/** A high surrogate represents 1,024 characters; the class of most of them is used. */
function surrogateClass(code: number): CharacterClass {
	if (code >= 0xdc00) return characterClass.trail;
	const first = (code - 0xd800) * 0x400 + 0x10000;
	if (first >= 0x20000 && first < 0x34000) return characterClass.han;
	if (first >= 0xe0000 && first < 0xf0000) return characterClass.mark;
	const isSymbols = first === 0x1d000 || first >= 0x1f000;
	return isSymbols ? characterClass.other : characterClass.letter;
}
