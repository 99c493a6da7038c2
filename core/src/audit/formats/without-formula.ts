/**
 * Spreadsheets run cells that begin like this as formulas, full-width signs included; a page could
 * run commands.
 */
export const withoutFormula = (text: string) =>
	/^\s*[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text;
