import {
	CsvReader,
	sniffCsv,
	spreadsheetHead,
	spreadsheetLine,
	withoutFormula,
} from '@plumbline/core';
import type { OverviewPost } from '../../overview-posts.ts';
import { type FieldName, fieldNames, storedText } from '../edit.ts';

/** The heads are the same in every language, so that a file can be read back anywhere. */
const heads = ['id', 'url', 'post', ...fieldNames, 'verdict', 'findings'];

/** The table as a file: texts that a spreadsheet would run as formulas stay texts. */
export function postsCsv(posts: readonly OverviewPost[]): string {
	const lines = posts.map((post) =>
		spreadsheetLine([
			post.id,
			post.url,
			post.title,
			...fieldNames.map((field) => storedText(post, field)),
			post.verdict,
			post.findings.join(' | '),
		]),
	);
	return `${spreadsheetHead(heads)}${lines.join('')}`;
}

/** The texts of a post in a file; a missing column leaves its field alone. */
export interface CsvRow {
	readonly id: number;
	readonly texts: Readonly<Partial<Record<FieldName, string>>>;
}

/**
 * The rows of a file with a column “id”; null if it has none, or no column with a field.
 * @throws CsvError if the text is not a table.
 */
export function readPostsCsv(text: string): readonly CsvRow[] | null {
	const whole = text.replace(/^\u{feff}/u, '');
	const reader = new CsvReader(sniffCsv(whole));
	const [head, ...records] = [...reader.push(whole), ...reader.end()];
	const columns = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
	const fields = fieldNames.filter((field) => columns.includes(field));
	if (!columns.includes('id') || fields.length === 0) return null;
	return records.flatMap(({ cells }) => {
		const cell = (name: string) => unguarded(cells[columns.indexOf(name)] ?? '');
		const id = Number(cell('id'));
		if (!Number.isInteger(id) || id <= 0) return [];
		return [{ id, texts: Object.fromEntries(fields.map((field) => [field, cell(field)])) }];
	});
}

/** The cell without the apostrophe that keeps a spreadsheet from running the text. */
const unguarded = (cell: string): string => {
	const rest = cell.slice(1);
	return cell.startsWith("'") && withoutFormula(rest) === cell ? rest : cell;
};
