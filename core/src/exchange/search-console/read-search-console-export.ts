import { chooseQueries } from './choose-queries.ts';
import { type ComparedSides, sideOf, sidesOf } from './compared-sides.ts';
import { readFigures } from './read-figures.ts';
import { type ExportTable, readTable } from './read-table.ts';
import {
	type ExportFilter,
	type ExportMember,
	type ExportRange,
	ExportWithoutDaysError,
	type PageTotal,
	type SearchConsoleExport,
	SearchConsoleExportError,
	type SiteDay,
} from './search-console-export.ts';
import { datesIn, exportDate, hasNoPositions, type TableKind, tableKind } from './table-kind.ts';

type TablesByKind = ReadonlyMap<TableKind, readonly ExportTable[]>;

/** Reads the performance export of Search Console in any language: all its files, or one of them. */
export function readSearchConsoleExport(
	members: readonly ExportMember[],
	given: Partial<ExportRange> = {},
): SearchConsoleExport {
	const { compared, tables } = withoutComparison(members.flatMap((one) => readTable(one) ?? []));
	const byKind = Map.groupBy(tables, tableKind);
	const table = queryTable(byKind);
	// Charts of a comparison do not say which of the two periods their dates are of.
	const days = compared ? [] : (byKind.get('days') ?? []).flatMap(daysOf);
	const queries = table?.rows.map((row) => ({
		query: row.cells[0] ?? '',
		...readFigures(table, row),
	}));
	const pages = (byKind.get('pages') ?? []).flatMap(pagesOf);
	if (!queries?.length && days.length === 0) throw nothingToImport(tables);
	const stated = compared?.newer ?? statedRange(byKind, days);
	const range = queries?.length ? rangeOf(stated, given) : null;
	const notes = [
		...comparedNotes(compared),
		...rangeNotes(stated, range),
		...leftOutNotes(byKind, table),
	];
	const filters = byKind.has('filters') ? filterLines(byKind) : null;
	const hasPositions = !tables.some(hasNoPositions);
	return { queries: queries ?? [], pages, days, range, filters, hasPositions, notes };
}

function queryTable(byKind: TablesByKind): ExportTable | null {
	const [named] = byKind.get('queries') ?? [];
	return named ?? chooseQueries(byKind.get('text') ?? []);
}

function daysOf(table: ExportTable): SiteDay[] {
	return table.rows.map((row) => ({
		date: exportDate(row.cells[0] ?? '') ?? '',
		...readFigures(table, row),
	}));
}

function pagesOf(table: ExportTable): PageTotal[] {
	return table.rows.map((row) => ({ url: row.cells[0] ?? '', ...readFigures(table, row) }));
}

interface Compared {
	readonly newer: ExportRange;
	readonly older: ExportRange;
}

/** The newer of two periods, if the columns name the days of both. */
function withoutComparison(tables: readonly ExportTable[]): {
	readonly tables: readonly ExportTable[];
	readonly compared: Compared | null;
} {
	const sides = tables.map(sidesOf).find((found) => found !== null);
	if (sides === undefined) return { tables, compared: null };
	const periods = sides.map(({ label }) => periodIn(label));
	const [first, second] = periods;
	if (!first || !second || first.from === second.from) throw unclearComparison(sides);
	const isFirstNewer = first.from > second.from;
	const [newer, older] = isFirstNewer ? [first, second] : [second, first];
	const alone = tables.map((table) => sideOf(table, isFirstNewer ? 0 : 1));
	return { tables: alone, compared: { newer, older } };
}

function periodIn(label: string): ExportRange | null {
	const [from, to, ...others] = datesIn(label);
	if (from === undefined || to === undefined || others.length > 0 || from > to) return null;
	return { from, to };
}

function unclearComparison([one, other]: ComparedSides): SearchConsoleExportError {
	return new SearchConsoleExportError(
		`This export compares “${one.label}” with “${other.label}”, and its columns do not name the days of both. Turn the comparison off in Search Console and export each of them, or compare two custom date ranges.`,
	);
}

function comparedNotes(compared: Compared | null): string[] {
	if (compared === null) return [];
	const { newer, older } = compared;
	return [
		`The export compares two periods. The figures of ${newer.from} to ${newer.to} are read; those of ${older.from} to ${older.to} are left out: export that period by itself.`,
	];
}

function nothingToImport(tables: readonly ExportTable[]): SearchConsoleExportError {
	const names = tables.map(({ name }) => `“${name}”`).join(', ');
	return new SearchConsoleExportError(
		`There are neither queries nor days in ${names || 'it'}. In Search Console, open “Search results”, click “Export”, and import the file as it was downloaded.`,
	);
}

/** The chart has every day of the range; the filters name it, in words or as days. */
function statedRange(byKind: TablesByKind, days: readonly SiteDay[]): ExportRange | null {
	const dates = days.map(({ date }) => date).toSorted();
	const [from, to] = [dates[0], dates.at(-1)];
	if (from !== undefined && to !== undefined) return { from, to };
	const named = filterLines(byKind).flatMap(({ value }) => datesIn(value));
	const [first, last] = named;
	return named.length === 2 && first !== undefined && last !== undefined && first <= last
		? { from: first, to: last }
		: null;
}

function rangeOf(stated: ExportRange | null, given: Partial<ExportRange>): ExportRange {
	const from = given.from ?? stated?.from;
	const to = given.to ?? stated?.to;
	if (from === undefined || to === undefined) {
		throw new ExportWithoutDaysError(
			'The file does not say which days its totals cover. Import the whole ZIP of the export, or add --from and --to with the first and last day.',
		);
	}
	if (from <= to) return { from, to };
	throw new SearchConsoleExportError(
		`The range ends (${to}) before it begins (${from}). Swap --from and --to.`,
	);
}

function rangeNotes(stated: ExportRange | null, range: ExportRange | null): string[] {
	if (stated === null || range === null) return [];
	if (stated.from === range.from && stated.to === range.to) return [];
	return [
		`The export says that it covers ${stated.from} to ${stated.to}; its totals are stored for ${range.from} to ${range.to}, as you asked.`,
	];
}

function filterLines(byKind: TablesByKind): ExportFilter[] {
	const rows = (byKind.get('filters') ?? []).flatMap((table) => table.rows);
	return rows.map(({ cells: [name = '', value = ''] }) => ({ name, value }));
}

const mostQueries = 1000;

function leftOutNotes(byKind: TablesByKind, queries: ExportTable | null): string[] {
	const notes: string[] = [];
	if ((queries?.rows.length ?? 0) >= mostQueries) {
		notes.push(
			'Search Console exports at most 1,000 queries, so those with fewer clicks are missing. “plumbline connect google” reads them all.',
		);
	}
	if (byKind.has('pages')) {
		notes.push('Page totals do not belong to a keyword and were left out.');
	}
	return notes;
}
