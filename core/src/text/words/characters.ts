import { characterClass } from './character-class.ts';
import { characterRuns } from './character-runs.generated.ts';

let classes: Uint8Array | undefined;

/** The class of each UTF-16 unit: one look-up per character, the same on every host. */
export function characterClasses(): Uint8Array {
	classes ??= expandRuns(characterRuns);
	return classes;
}

/** Scripts whose words only a model can separate. */
export function isUnsegmented(unitClass: number): boolean {
	return unitClass >= characterClass.han && unitClass <= characterClass.unspaced;
}

export function hasUnsegmentedText(text: string): boolean {
	const table = characterClasses();
	for (let at = 0; at < text.length; at++) {
		if (isUnsegmented(table[text.charCodeAt(at)]!)) return true;
	}
	return false;
}

export const isSpace = (text: string, at: number) =>
	characterClasses()[text.charCodeAt(at)] === characterClass.space;

/** In most scripts a one-character string is a separate object, while its code unit is a number. */
export const unitsOf = (characters: string): ReadonlySet<number> =>
	new Set([...characters].map((character) => character.charCodeAt(0)));

/** A capital is the class of a run, followed by its length; the next capital ends it. */
function expandRuns(runs: string): Uint8Array {
	const table = new Uint8Array(0x10000);
	let start = 0;
	for (let at = 0; at < runs.length; ) {
		const length = lengthOfNumber(runs, at + 1);
		const end = start + Number.parseInt(runs.slice(at + 1, at + 1 + length), 36);
		table.fill(runs.charCodeAt(at) - capitalA, start, end);
		start = end;
		at += 1 + length;
	}
	return table;
}

const capitalA = 65;
const capitalZ = 90;

function lengthOfNumber(runs: string, start: number): number {
	let end = start;
	while (end < runs.length && !isCapital(runs.charCodeAt(end))) end++;
	return end - start;
}

function isCapital(code: number): boolean {
	return code >= capitalA && code <= capitalZ;
}
