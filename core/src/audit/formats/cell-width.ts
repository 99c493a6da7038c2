const invisible = /[\p{M}\p{Cf}]/u;
/** East Asian Width W and F, and characters that terminals draw as emoji. */
const wide =
	/[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;

/** How many columns of a terminal a text takes. */
export function cellWidth(text: string): number {
	if (/^[ -~]*$/.test(text)) return text.length;
	let width = 0;
	for (const character of text) width += widthOf(character);
	return width;
}

/** The start of a text that fits, with an ellipsis if something is left out. */
export function fitCells(text: string, width: number): string {
	if (cellWidth(text) <= width) return text;
	let fitting = '';
	let used = 1;
	for (const character of text) {
		used += widthOf(character);
		if (used > width) break;
		fitting += character;
	}
	return `${fitting.trimEnd()}…`;
}

export const isWide = (character: string) => wide.test(character);

function widthOf(character: string): number {
	if (invisible.test(character)) return 0;
	return wide.test(character) ? 2 : 1;
}
