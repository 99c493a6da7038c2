import { characterClass } from './character-class.ts';
import { characterRuns } from './character-runs.generated.ts';

let classes: Uint8Array | undefined;

/** The class of each UTF-16 unit: one look-up a character, the same on every host. */
export function characterClasses(): Uint8Array {
	classes ??= expandRuns(characterRuns);
	return classes;
}

export function isCjk(unitClass: number): boolean {
	return unitClass >= characterClass.han && unitClass <= characterClass.katakana;
}

/** Scripts whose words only a model can tell apart. */
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

function expandRuns(runs: string): Uint8Array {
	const table = new Uint8Array(0x10000);
	let start = 0;
	for (const [, letter, length] of runs.matchAll(/([A-Z])([0-9a-z]+)/g)) {
		const end = start + Number.parseInt(length!, 36);
		table.fill(letter!.charCodeAt(0) - 65, start, end);
		start = end;
	}
	return table;
}
