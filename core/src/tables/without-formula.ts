/**
 * Text that stays text in a spreadsheet. Cells that begin like this run as formulas there, full-width
 * signs included; a page or a query could run commands.
 */
export const withoutFormula = (text: string) =>
	/^\s*[=+\-@＝＋－＠]\s*\S/.test(text) ? `'${text}` : text;
