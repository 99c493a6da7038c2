import type { ExportTable } from './read-table.ts';

/**
 * Picks the table of queries among tables with unknown headings: queries are in lower case, unlike
 * countries and devices, and there are many.
 */
export function chooseQueries(tables: readonly ExportTable[]): ExportTable | null {
	const likely = tables.map((table) => ({ table, share: lowerCaseShare(table) }));
	likely.sort((a, b) => b.share - a.share || b.table.rows.length - a.table.rows.length);
	const [first] = likely;
	return first !== undefined && first.share >= leastShare ? first.table : null;
}

const leastShare = 5;

/**
 * The share of rows in lower case, in tenths, so that one or two brands in capitals make no
 * difference.
 */
function lowerCaseShare({ rows }: ExportTable): number {
	const lower = rows.filter(({ cells: [text = ''] }) => text === text.toLowerCase());
	return rows.length === 0 ? 0 : Math.floor((lower.length / rows.length) * 10);
}
