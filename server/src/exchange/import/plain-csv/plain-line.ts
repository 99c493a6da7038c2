import type { DecimalStyle } from '@plumbline/core';
import type { Day } from '../../../facts/day.ts';
import { ExpectedError } from '../../../process/expected-error.ts';
import { shownValue } from '../shown-value.ts';
import { dayOf, decimalOf, rankOf, type SeenRank, Unfit, urlOf, wholeOf } from './cell-values.ts';
import type { FactColumn, FoundColumns } from './columns.ts';

export interface PlainLine {
	readonly day: Day;
	readonly keyword: string;
	readonly rank: SeenRank | null;
	readonly url: string | null;
	readonly visits: number | null;
	readonly conversions: number | null;
	readonly revenue: number | null;
	readonly impressions: number | null;
	readonly clicks: number | null;
	readonly averagePosition: number | null;
	readonly searchVolume: number | null;
	/** The event of conversions and revenue, 0 for none; null if the table has no event column. */
	readonly eventId: number | null;
}

export interface LineReader {
	readonly columns: FoundColumns;
	/** The day of all lines if the table has no column for it. */
	readonly day: Day | null;
	readonly decimals: DecimalStyle;
	/** Why a text is not a keyword; null if it is one. */
	readonly keywordFault: (text: string) => string | null;
	/** Ids of the site’s conversion events, by alias. */
	readonly eventIds: ReadonlyMap<string, number>;
}

/** Parses a line. The first cell that cannot be understood ends the import. */
export function plainLine(
	cells: readonly string[],
	line: number,
	{ columns, day, decimals, keywordFault, eventIds }: LineReader,
): PlainLine {
	const isWhole = cells.length === columns.count || cells.slice(columns.count).every(isEmpty);
	if (!isWhole || cells.length < columns.count) throw uneven(cells.length, columns.count, line);
	const read = <Value>(column: FactColumn, parse: (text: string) => Value): Value => {
		const text = cells[columns.at[column] ?? -1] ?? '';
		try {
			return parse(text);
		} catch (error) {
			if (!(error instanceof Unfit)) throw error;
			throw new ExpectedError(
				'import_file',
				`Line ${line}, column “${column}”: ${shownValue(text)} is not ${error.message}. Nothing was imported.`,
			);
		}
	};
	const keywordOf = (text: string) => {
		const fault = keywordFault(text);
		if (fault === null) return text;
		throw new Unfit(`a keyword. ${fault.replace(/\.$/, '')}`);
	};
	const eventOf = (text: string) => (isEmpty(text) ? 0 : knownEvent(text.trim(), eventIds));
	const averagePosition = (text: string) => decimalOf(text, decimals);
	const values = {
		day: day ?? read('date', dayOf),
		keyword: read('keyword', keywordOf),
		rank: read('rank', rankOf),
		url: read('url', urlOf),
		visits: read('visits', wholeOf),
		conversions: read('conversions', (text) => decimalOf(text, decimals)),
		revenue: read('revenue', (text) => decimalOf(text, decimals, { least: -9e13 })),
		impressions: read('impressions', wholeOf),
		clicks: read('clicks', wholeOf),
		averagePosition: read('average_position', averagePosition),
		searchVolume: read('search_volume', wholeOf),
		eventId: columns.at.event === undefined ? null : read('event', eventOf),
	};
	return checkedSearch(values, line);
}

function knownEvent(alias: string, eventIds: ReadonlyMap<string, number>): number {
	const id = eventIds.get(alias);
	if (id !== undefined) return id;
	throw new Unfit(
		'the alias of a conversion event of the site; “plumbline conversion-event list” shows them, “conversion-event add” adds one',
	);
}

const isEmpty = (cell: string) => cell.trim() === '';

/** An unknown average cannot be added to a known one. */
function checkedSearch(given: PlainLine, line: number): PlainLine {
	const { averagePosition, impressions } = given;
	if (averagePosition === null || impressions !== null) return given;
	throw new ExpectedError(
		'import_file',
		`Line ${line}, column “average_position”: ${averagePosition} is an average over impressions, but the line has no impressions. Add their number, or leave the cell empty; an observed position belongs in “rank”. Nothing was imported.`,
	);
}

function uneven(found: number, wanted: number, line: number): ExpectedError {
	return new ExpectedError(
		'import_file',
		`Line ${line} has ${found} cells, but the first line has ${wanted} columns. Put cells that contain the delimiter in quotation marks; if the file was cut off, export it again. Nothing was imported.`,
	);
}
