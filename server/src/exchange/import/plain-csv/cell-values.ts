import { type CsvShape, type DecimalStyle, decimalNumber, wholeNumber } from '@plumbline/core';
import { type Day, parseDay } from '../../../facts/day.ts';

/**
 * Names the content that a cell should have; thrown for any other content, and completed with line
 * and column by the caller.
 */
export class Unfit extends Error {}

const firstDay = parseDay('1990-01-01') ?? 0;
const lastDay = parseDay('2199-12-31') ?? 0;

export function dayOf(text: string): Day {
	const parts = text
		.trim()
		.match(/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/);
	const [, year = '', month = '', dayOfMonth = ''] = parts ?? [];
	const day = parseDay(`${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`);
	if (day !== null && day >= firstDay && day <= lastDay) return day;
	throw new Unfit('a day such as 2026-11-20');
}

export interface SeenRank {
	/** Null if the site was not found. */
	readonly rank: number | null;
	readonly checkedDepth: number | null;
}

const worstRank = 10_000;

/** Null if the cell means that nobody checked. */
export function rankOf(text: string): SeenRank | null {
	const word = text.trim().toLowerCase();
	if (word === '') return null;
	if (/^(?:0|-|–|—|not[ _]found|not[ _]in[ _]depth)$/.test(word)) {
		return { rank: null, checkedDepth: null };
	}
	const beyond = word.match(/^>\s*(\d{1,4})$/)?.[1];
	if (beyond !== undefined) return { rank: null, checkedDepth: Number(beyond) };
	const rank = wholeNumber(word);
	if (rank !== null && rank > 0 && rank <= worstRank) return { rank, checkedDepth: null };
	throw new Unfit(
		'a whole number from 1; “>100” or “not found” where it was not found; or nothing',
	);
}

/** Null if the cell is empty. */
export function wholeOf(text: string): number | null {
	if (text.trim() === '') return null;
	const number = wholeNumber(text);
	if (number !== null) return number;
	throw new Unfit('a whole number, or nothing');
}

/** Null if the cell is empty. */
export function decimalOf(
	text: string,
	style: DecimalStyle,
	{ least = 0 }: { readonly least?: number } = {},
): number | null {
	if (text.trim() === '') return null;
	const number = decimalNumber(text, style);
	if (number !== null && number >= least && number <= Number.MAX_SAFE_INTEGER / 100) return number;
	throw new Unfit('a number such as 1234.5, without currency or thousands separators; or nothing');
}

/**
 * If commas separate cells, a comma in a number is never a decimal comma; if semicolons do, a point
 * is never a decimal point.
 */
export function decimalStyle({ delimiter }: CsvShape): DecimalStyle {
	const unclear = { ',': ',', ';': '.', '\t': null } as const;
	return { unclear: unclear[delimiter] };
}

const longestUrl = 8192;

/** Null if the cell is empty. */
export function urlOf(text: string): string | null {
	const url = text.trim();
	if (url === '') return null;
	if (url.length <= longestUrl && !/\p{Cc}/u.test(url)) return url;
	throw new Unfit(`a URL of at most ${longestUrl} characters on one line, or nothing`);
}
