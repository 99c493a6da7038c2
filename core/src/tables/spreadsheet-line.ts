import { csvLine } from './csv-line.ts';
import { withoutFormula } from './without-formula.ts';

/** The first line of a file for spreadsheets, with the byte order mark by which Excel recognizes UTF-8. */
export const spreadsheetHead = (names: readonly string[]): string => `\ufeff${csvLine(names)}`;

/** A line of a file for spreadsheets: text stays text, and what is unknown is empty. */
export const spreadsheetLine = (cells: readonly (string | number | null)[]): string =>
	csvLine(cells.map((cell) => (typeof cell === 'number' ? cell : withoutFormula(cell ?? ''))));
