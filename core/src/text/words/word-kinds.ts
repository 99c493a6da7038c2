import { characterClass } from './character-class.ts';
import { characterClasses, isUnsegmented } from './characters.ts';
import { comma, fullStop, numberSign, plus } from './words.ts';

/** The roles of a character in words, as bit positions, for loops that compute instead of branching. */
export const wordBit = {
	/** A letter or a digit. */
	word: 0,
	digit: 1,
	/** Continues a word. */
	continues: 2,
	/** Between two words it joins them to one. */
	bindsWords: 3,
	/** Between two digits it is part of the number. */
	bindsDigits: 4,
} as const;

/** Text that needs more than these bits: scripts without spaces, and signs as in “c++”. */
export const otherwise = 32;

let kinds: Uint8Array | undefined;

/** By code unit. */
export function wordKinds(): Uint8Array {
	kinds ??= kindsOfUnits();
	return kinds;
}

function kindsOfUnits(): Uint8Array {
	const { binder, digit, letter, mark, trail } = characterClass;
	const ofClass: Readonly<Record<number, number>> = {
		[letter]: 1 << wordBit.word,
		[digit]: (1 << wordBit.word) | (1 << wordBit.digit),
		[mark]: 1 << wordBit.continues,
		[trail]: 1 << wordBit.continues,
		[binder]: 1 << wordBit.bindsWords,
	};
	const found = characterClasses().map((unit) =>
		isUnsegmented(unit) ? otherwise : (ofClass[unit] ?? 0),
	);
	found[fullStop] = 1 << wordBit.bindsWords;
	found[comma] = 1 << wordBit.bindsDigits;
	found[plus] = otherwise;
	found[numberSign] = otherwise;
	return found;
}
