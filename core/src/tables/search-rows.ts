import { cellText, type TableColumn } from './column.ts';

/**
 * The rows that contain all words, in any order and in any column; a word after “-” must be missing.
 * Case and width of letters do not matter. A number is found by its digits as a whole.
 */
export function searchRows<Row>(
	rows: readonly Row[],
	columns: readonly TableColumn<Row>[],
	words: string,
): readonly Row[] {
	const wanted = folded(words).split(/\s+/).filter(Boolean).map(wordOf);
	if (wanted.length === 0) return rows;
	return rows.filter((row) => {
		const texts: string[] = [];
		const numbers = new Set<string>();
		for (const column of columns) {
			const isNumber = column.text === undefined && typeof column.value(row) === 'number';
			if (isNumber) numbers.add(cellText(column, row));
			else texts.push(folded(cellText(column, row)));
		}
		return wanted.every(
			({ isExcluded, word }) =>
				isExcluded !== (numbers.has(word) || texts.some((text) => text.includes(word))),
		);
	});
}

function wordOf(word: string) {
	const isExcluded = word.length > 1 && word.startsWith('-');
	return { isExcluded, word: isExcluded ? word.slice(1) : word };
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase();
