import { dominantScript, type Script } from '../words/script.ts';
import { arialWidths } from './arial-widths.ts';

export interface Cut {
	readonly shown: string;
	/** The part that does not fit; empty if all of the text does. */
	readonly rest: string;
}

/** The width of a text in Arial, without a canvas, so that every host measures the same. */
export function pixelWidth(text: string, fontSizePx: number): number {
	return (widthInThousandths(text) * fontSizePx) / 1000;
}

/** The width at a font size of 1,000 pixels. */
function widthInThousandths(text: string): number {
	if (!notAscii.test(text)) return widthOfAscii(text);
	let width = 0;
	let isJoined = false;
	for (const character of text) {
		if (!isJoined) width += characterWidth(character);
		isJoined = joinsNext(character);
	}
	return width;
}

const notAscii = /[^\0-\x7f]/;

function widthOfAscii(text: string): number {
	asciiWidths ??= Float64Array.from({ length: 0x80 }, (_, code) =>
		characterWidth(String.fromCharCode(code)),
	);
	let width = 0;
	for (let at = 0; at < text.length; at++) width += asciiWidths[text.charCodeAt(at)]!;
	return width;
}

let asciiWidths: Float64Array | undefined;

/** The part of a text that a results page shows: as many whole words as fit before “ ...”. */
export function cutAtPixels(text: string, fontSizePx: number, limitPx: number): Cut {
	const limit = (limitPx * 1000) / fontSizePx;
	if (widthInThousandths(text) <= limit) return { shown: text, rest: '' };
	let width = 0;
	let end = 0;
	let fits = 0;
	let isJoined = false;
	for (const character of text) {
		end += character.length;
		if (!isJoined) width += characterWidth(character);
		isJoined = joinsNext(character);
		if (width + ellipsisWidth <= limit) fits = end;
		if (width > limit) return cutAt(text, atWordBoundary(text, fits));
	}
	return { shown: text, rest: '' };
}

const scriptsWithWidths: ReadonlySet<Script | null> = new Set<Script | null>([
	'latin',
	'greek',
	'cyrillic',
	'han',
	'kana',
	'hangul',
	null,
]);

/** Arabic, Thai or Tamil letters join and stack: their width is known only to a canvas. */
export function hasKnownWidth(text: string): boolean {
	return !notAscii.test(text) || scriptsWithWidths.has(dominantScript(text));
}

const ellipsisWidth = 4 * 278;
const unknownWidth = 556;
const emojiWidth = 1250;
const regionalIndicatorWidth = 625;
const halfWidthKana = 500;
const fullWidth = 1000;

/** East Asian Wide and Fullwidth, from Unicode's EastAsianWidth.txt, with small gaps closed. */
const wideRanges: readonly (readonly [first: number, last: number])[] = [
	[0x1100, 0x115f],
	[0x2e80, 0x303e],
	[0x3041, 0x4dbf],
	[0x4e00, 0xa4cf],
	[0xa960, 0xa97c],
	[0xac00, 0xd7a3],
	[0xf900, 0xfaff],
	[0xfe10, 0xfe19],
	[0xfe30, 0xfe6b],
	[0xff01, 0xff60],
	[0xffe0, 0xffe6],
	[0x16fe0, 0x18cff],
	[0x1aff0, 0x1b2fb],
	[0x20000, 0x3fffd],
];

const widthless = /^(?:[\p{M}\p{Cf}\p{Cc}]|[\u{1F3FB}-\u{1F3FF}])/u;
const emoji = /^\p{Extended_Pictographic}/u;
const zeroWidthJoiner = 0x200d;

let widths: Map<string, number> | undefined;

/** A character joined to an emoji adds nothing to its width. */
const joinsNext = (character: string) => character.charCodeAt(0) === zeroWidthJoiner;

function characterWidth(character: string): number {
	widths ??= tableOfWidths();
	const known = widths.get(character);
	if (known !== undefined) return known;
	const width = findWidth(character, widths);
	widths.set(character, width);
	return width;
}

function findWidth(character: string, known: ReadonlyMap<string, number>): number {
	const code = character.codePointAt(0)!;
	if (widthless.test(character)) return 0;
	if (wideRanges.some(([first, last]) => code >= first && code <= last)) return fullWidth;
	if (code >= 0xff61 && code <= 0xff9f) return halfWidthKana;
	if (code >= 0x1f1e6 && code <= 0x1f1ff) return regionalIndicatorWidth;
	if (emoji.test(character)) return emojiWidth;
	const base = character.normalize('NFKD')[0]!;
	return known.get(base) ?? unknownWidth;
}

function tableOfWidths(): Map<string, number> {
	const table = new Map<string, number>();
	for (const [width, characters] of Object.entries(arialWidths)) {
		for (const character of characters) table.set(character, Number(width));
	}
	return table;
}

function cutAt(text: string, end: number): Cut {
	return { shown: text.slice(0, end).trimEnd(), rest: text.slice(end).trimStart() };
}

/** The last space, unless that would drop more than the length of a long word. */
function atWordBoundary(text: string, end: number): number {
	if (/^\s/.test(text.slice(end))) return end;
	const space = text.slice(0, end).search(/\s\S*$/);
	return space > 0 && end - space <= 20 ? space : end;
}
