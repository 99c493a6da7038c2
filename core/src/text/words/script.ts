import { characterClass } from './character-class.ts';
import { characterClasses } from './characters.ts';

export type Script = (typeof scriptStarts)[number][1];

export interface ScriptShares {
	/** The number of letters of each script. */
	readonly counts: ReadonlyMap<Script, number>;
	readonly letters: number;
}

/** The script of most letters of a text; kana makes a text Japanese however many characters are Han. */
export function dominantScript(text: string, shares?: ScriptShares): Script | null {
	// True for most texts; a pattern is many times faster than counting.
	if (!shares && isLatinOnly(text) && latinLetter.test(text)) return 'latin';
	const { counts, letters } = shares ?? countScripts(text);
	if (isJapanese(counts, letters)) return 'kana';
	let best: Script | null = null;
	for (const [script, count] of counts) {
		if (best === null || count > counts.get(best)!) best = script;
	}
	return best;
}

/** No letter of a different script; perhaps no letter at all. */
export const isLatinOnly = (text: string) => !otherScript.test(text);
const otherScript = /[^\0-\u036f\u1d00-\u1eff\u2000-\u2c5f]/;
const latinLetter = /[a-zÀ-ÖØ-öø-\u024f]/i;

export function countScripts(text: string): ScriptShares {
	const classes = characterClasses();
	scriptNumbers ??= numbersOfScripts();
	const counts = new Int32Array(scripts.length);
	const met: number[] = [];
	let latin = 0;
	let letters = 0;
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		if (!isLetter(classes[code]!)) continue;
		letters++;
		if (code < 0x250) latin++;
		else {
			const script = scriptNumbers[code]!;
			if (counts[script]!++ === 0) met.push(script);
		}
	}
	const byName = new Map(met.map((script) => [scripts[script]!, counts[script]!]));
	if (latin > 0) byName.set('latin', latin + (byName.get('latin') ?? 0));
	return { counts: byName, letters };
}

/**
 * Chinese pages sometimes quote a Japanese name; with one kana in twenty letters a text is
 * Japanese.
 */
function isJapanese(counts: ReadonlyMap<Script, number>, letters: number): boolean {
	const kana = counts.get('kana') ?? 0;
	return kana > 0 && (kana + (counts.get('han') ?? 0)) * 2 > letters && kana * 20 >= letters;
}

/** The first letter of each script in the BMP; each range reaches to the next. */
const scriptStarts = [
	[0x0000, 'latin'],
	[0x0370, 'greek'],
	[0x0400, 'cyrillic'],
	[0x0530, 'armenian'],
	[0x0590, 'hebrew'],
	[0x0600, 'arabic'],
	[0x0700, 'other'],
	[0x0750, 'arabic'],
	[0x0780, 'other'],
	[0x08a0, 'arabic'],
	[0x0900, 'devanagari'],
	[0x0980, 'bengali'],
	[0x0a00, 'gurmukhi'],
	[0x0a80, 'gujarati'],
	[0x0b00, 'other'],
	[0x0b80, 'tamil'],
	[0x0c00, 'telugu'],
	[0x0c80, 'kannada'],
	[0x0d00, 'malayalam'],
	[0x0d80, 'sinhala'],
	[0x0e00, 'thai'],
	[0x0e80, 'lao'],
	[0x0f00, 'other'],
	[0x1000, 'myanmar'],
	[0x10a0, 'georgian'],
	[0x1100, 'hangul'],
	[0x1200, 'ethiopic'],
	[0x13a0, 'other'],
	[0x1780, 'khmer'],
	[0x1800, 'other'],
	[0x1c90, 'georgian'],
	[0x1cc0, 'other'],
	[0x1d00, 'latin'],
	[0x1f00, 'greek'],
	[0x2000, 'latin'],
	[0x2c60, 'other'],
	[0x2de0, 'cyrillic'],
	[0x2e00, 'han'],
	[0x3041, 'kana'],
	[0x3100, 'han'],
	[0x3130, 'hangul'],
	[0x3190, 'han'],
	[0x31f0, 'kana'],
	[0x3200, 'han'],
	[0xa000, 'other'],
	[0xa640, 'cyrillic'],
	[0xa6a0, 'other'],
	[0xa720, 'latin'],
	[0xa800, 'other'],
	[0xac00, 'hangul'],
	[0xd7b0, 'other'],
	[0xd840, 'han'],
	[0xd880, 'other'],
	[0xf900, 'han'],
	[0xfb00, 'latin'],
	[0xfb1d, 'hebrew'],
	[0xfb50, 'arabic'],
	[0xff00, 'latin'],
	[0xff66, 'kana'],
	[0xffa0, 'hangul'],
	[0xffe0, 'other'],
] as const;

const scripts: readonly Script[] = [...new Set(scriptStarts.map(([, script]) => script))];

/** By code unit; built for the first text that needs it. */
let scriptNumbers: Uint8Array | undefined;

function numbersOfScripts(): Uint8Array {
	const numbers = new Uint8Array(0x1_0000);
	for (const [start, script] of scriptStarts) numbers.fill(scripts.indexOf(script), start);
	return numbers;
}

function isLetter(unitClass: number): boolean {
	return (
		unitClass === characterClass.letter ||
		(unitClass >= characterClass.han && unitClass <= characterClass.unspaced)
	);
}
