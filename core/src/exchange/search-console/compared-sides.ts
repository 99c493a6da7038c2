import type { ExportTable } from './read-table.ts';

/** One of the two columns of each figure. */
export interface ComparedSide {
	/** The words that its headings share, in the language of the account: “Last 28 days”. */
	readonly label: string;
}

export type ComparedSides = readonly [ComparedSide, ComparedSide];

/** One column of names, and two of each of the four figures, side by side. */
const comparedColumns = 9;

/** The two sides of an export that compares; null for other tables. */
export function sidesOf({ heads }: ExportTable): ComparedSides | null {
	if (heads.length !== comparedColumns) return null;
	const [one, other] = [0, 1].map((side) => ({ label: sharedWords(columnsOf(heads, side)) }));
	if (!one || !other || one.label === '' || one.label === other.label) return null;
	return [one, other];
}

/** The table with the figures of one side, as an export without comparison has it. */
export function sideOf(table: ExportTable, side: 0 | 1): ExportTable {
	if (sidesOf(table) === null) return table;
	const alone = <Cell>([name, ...figures]: readonly Cell[]) =>
		[name, ...columnsOf([name, ...figures], side)].filter((cell) => cell !== undefined);
	const rows = table.rows.map((row) => ({ ...row, cells: alone(row.cells) }));
	return { ...table, heads: alone(table.heads), rows: rows.filter(({ cells }) => cells[1] !== '') };
}

const columnsOf = <Cell>(cells: readonly Cell[], side: number): readonly Cell[] =>
	cells.slice(1).filter((_, index) => index % 2 === side);

/** Languages put the name of the figure after these words or before them. */
function sharedWords(heads: readonly string[]): string {
	const [before, after] = [heads, heads.map(reversed)].map(sharedBeginning);
	const texts = [before ?? '', reversed(after ?? '')].map((text) => text.trim());
	return texts.toSorted((one, other) => other.length - one.length)[0] ?? '';
}

function sharedBeginning(texts: readonly string[]): string {
	const [first = '', ...others] = texts;
	const letters = [...first];
	const differs = letters.findIndex((_, at) => {
		const beginning = letters.slice(0, at + 1).join('');
		return !others.every((text) => text.startsWith(beginning));
	});
	return letters.slice(0, differs < 0 ? letters.length : differs).join('');
}

const reversed = (text: string) => [...text].reverse().join('');
