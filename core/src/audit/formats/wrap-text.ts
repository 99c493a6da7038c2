import { cellWidth, fitCells, isWide } from './cell-width.ts';

/**
 * Lines of at most `width` columns. Breaks at spaces, and between characters of scripts without
 * them.
 */
export function wrapText(text: string, width: number): readonly string[] {
	const lines: string[] = [];
	let line = '';
	for (const piece of pieces(text)) {
		const longer = line + piece;
		if (line && cellWidth(longer.trimEnd()) > width) {
			lines.push(line.trimEnd());
			line = piece.trimStart();
		} else line = longer;
	}
	lines.push(line.trimEnd());
	return lines.map((whole) => fitCells(whole, width));
}

/** Characters that must not begin a line stay with the preceding one. */
const closing = /^[、。，．・：；！？…‥ー」』）】〉》”’%)\],.!?:;]$/u;

function pieces(text: string): readonly string[] {
	const found: string[] = [];
	for (const character of text) {
		const last = found.at(-1);
		if (last !== undefined && staysWith(last, character))
			found[found.length - 1] = last + character;
		else found.push(character);
	}
	return found;
}

function staysWith(before: string, character: string): boolean {
	if (character === ' ' || closing.test(character)) return true;
	if (before.endsWith(' ')) return false;
	return !isWide(character) && !isWide(lastOf(before));
}

const lastOf = (text: string) => [...text.slice(-2)].at(-1) ?? '';
