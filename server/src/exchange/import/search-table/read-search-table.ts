import { decimalNumber } from '@plumbline/core';
import { siteDomain } from '../../../accounts/site-domain.ts';
import { type Day, type DayRange, parseDay } from '../../../facts/day.ts';
import type { Facts, SearchSums } from '../../../facts/facts.ts';
import { ImportQuestion } from '../import-question.ts';
import type { ImportTally } from '../import-tally.ts';
import { dayOf, Unfit, wholeOf } from '../plain-csv/cell-values.ts';
import type { ImportRequest } from '../read-import.ts';
import { readText } from '../read-text.ts';
import { shownValue } from '../shown-value.ts';
import type { SearchColumn, SearchColumns } from './search-columns.ts';
import { openTable, type TableRow, wrong } from './table-rows.ts';
import { tableSeries, typePart } from './table-series.ts';

const mostGroups = 5_000_000;
const lastLineOfExcel = 1_048_576;

/** The facts of a table for one series. */
interface TableFacts {
	/** Canonical key. */
	readonly engine: string;
	readonly facts: Facts;
}

/** A table of Search Console that BigQuery, a spreadsheet or a report wrote, as facts by series. */
export async function readSearchTable(
	request: ImportRequest,
	tally: ImportTally,
): Promise<readonly TableFacts[]> {
	const { engine, file, site } = request;
	const isJson = /^\s*\{/.test(Buffer.from(file.head.subarray(0, 64)).toString());
	const table = await openTable(readText(file.chunks(request.onProgress)), { isJson });
	const types = new Map<string | null, Groups>();
	const countries = new Set<string>();
	const devices = new Set<string>();
	const range = table.columns.has('day') ? null : rangeOf(request);
	let lastLine = 0;
	let groups = 0;
	for await (const row of table.rows) {
		lastLine = row.line;
		refuseOther(row, site.domain);
		if (row.cell('country') !== '') countries.add(row.cell('country').toLowerCase());
		if (row.cell('device') !== '') devices.add(row.cell('device').toLowerCase());
		const type = table.columns.has('type') ? knownPart(row) : null;
		const ofType = types.get(type) ?? new Groups();
		types.set(type, ofType);
		groups += ofType.add(row, table.columns, tally, range);
		if (groups > mostGroups) throw wrong(row.line, 'the table is too large; split it by months');
	}
	if (types.size === 0) throw wrong(1, 'the file contains no data lines');
	noteLimits(tally, table.columns, lastLine);
	const leftOut = [...types.values()].reduce((sum, ofType) => sum + ofType.leftOut, 0);
	if (leftOut > 0) {
		tally.warnings.push(
			`${leftOut} rows were left out: their queries are too long for a keyword, or contain control characters.`,
		);
	}
	return [...types].map(([type, ofType]) => ({
		engine: tableSeries(type, { countries, devices }, engine),
		facts: ofType.facts(tally, range),
	}));
}

/** Totals have no days of their own. */
function rangeOf({ from, to }: ImportRequest): DayRange {
	if (from !== undefined && to !== undefined && from <= to) return { from, to };
	throw new ImportQuestion(
		'days',
		'The table does not say which days its totals cover. Add --from and --to with the first and last day.',
	);
}

function knownPart(row: TableRow): string {
	const type = row.cell('type');
	const part = typePart(type);
	if (part !== null) return part;
	throw wrong(row.line, `the search type ${shownValue(type)} is unknown`);
}

/** A bulk export may have several properties. */
function refuseOther(row: TableRow, domain: string): void {
	const property = row.cell('property').replace(/^sc-domain:/, '');
	const found = property === '' ? domain : siteDomain(property);
	if (found === domain || domain.endsWith(`.${found}`) || found?.endsWith(`.${domain}`)) return;
	throw wrong(row.line, `the figures are of ${shownValue(property)}, and not of ${domain}`);
}

function noteLimits({ warnings }: ImportTally, columns: SearchColumns, lastLine: number): void {
	if (columns.has('page') && columns.has('query')) {
		warnings.push(
			'Figures by page are counted differently from those of a query as a whole, so they are kept apart. Add a table without the column of pages for those.',
		);
	}
	if (columns.has('country') || columns.has('device')) {
		warnings.push('Figures of several countries or devices were added up.');
	}
	if (!columns.has('anonymized') && columns.has('query')) {
		warnings.push(
			'Queries that Google does not disclose are missing, so there are no totals of the site.',
		);
	}
	if (lastLine === lastLineOfExcel) {
		warnings.push('The file ends at line 1,048,576, where Excel cuts. Later rows may be missing.');
	}
}

/** Rows are repeated by country, device and appearance, and have to be added up. */
class Groups {
	readonly #search = new Map<string, Sum>();
	readonly #searchPages = new Map<string, Sum>();
	readonly #pages = new Map<string, Sum>();
	readonly #days = new Map<string, Sum>();
	/** Rows whose query is not a keyword. */
	leftOut = 0;

	/** Returns how many groups are new. */
	add(row: TableRow, columns: SearchColumns, tally: ImportTally, range: DayRange | null): number {
		const day = range?.to ?? cellOf(row, 'day', dayIn);
		const [query, page] = [row.cell('query'), row.cell('page')];
		const sums = sumsOf(row, columns);
		const isDisclosed = query !== '' && query !== 'null';
		const isKeyword = isDisclosed && tally.keywords.fault(query) === null;
		if (isDisclosed && !isKeyword) this.leftOut++;
		tally.days.add(range?.from ?? day).add(day);
		if (isKeyword) tally.keywords.numberOf(query);
		let added = 0;
		const put = (groups: Map<string, Sum>, key: string) => {
			const known = groups.get(key);
			if (known !== undefined) return known.add(sums);
			groups.set(key, new Sum({ day, query, page }, sums));
			added++;
		};
		if (columns.has('page')) {
			if (isKeyword) put(this.#searchPages, `${day}\t${page}\t${query}`);
			if (hasWholePages(columns)) put(this.#pages, `${day}\t${page}`);
			return added;
		}
		if (isKeyword) put(this.#search, `${day}\t${query}`);
		if (columns.has('anonymized') && range === null) put(this.#days, `${day}`);
		return added;
	}

	facts(tally: ImportTally, range: DayRange | null): Facts {
		const queries = [...this.#search.values()].map(({ of, sums }) => ({
			keyword: of.query,
			day: of.day,
			...sums,
		}));
		const facts = {
			search: range === null ? queries.map((query) => ({ ...query, days: 1 as const })) : [],
			searchPeriods:
				range === null
					? []
					: queries.map(({ day: toDay, ...query }) => ({ ...query, fromDay: range.from, toDay })),
			searchPages: [...this.#searchPages.values()].map(({ of, sums }) => ({
				keyword: of.query,
				day: of.day,
				url: of.page,
				...sums,
			})),
			pageSearch: [...this.#pages.values()].map(({ of, sums }) => ({
				url: of.page,
				day: of.day,
				...sums,
			})),
			siteSearch: [...this.#days.values()].map(({ of, sums }) => ({ day: of.day, ...sums })),
		};
		for (const kind of [
			'search',
			'searchPeriods',
			'searchPages',
			'pageSearch',
			'siteSearch',
		] as const) {
			tally.facts[kind] += facts[kind].length;
		}
		return facts;
	}
}

/** Without the undisclosed queries, the rows of a page are not all of its figures. */
const hasWholePages = (columns: SearchColumns) =>
	columns.has('anonymized') || !columns.has('query');

interface GroupOf {
	readonly day: Day;
	readonly query: string;
	readonly page: string;
}

class Sum {
	readonly of: GroupOf;
	#sums: SearchSums;

	constructor(of: GroupOf, sums: SearchSums) {
		this.of = of;
		this.#sums = sums;
	}

	get sums(): SearchSums {
		return this.#sums;
	}

	add({ clicks, impressions, positionSum }: SearchSums): void {
		const known = this.#sums;
		this.#sums = {
			clicks: known.clicks + clicks,
			impressions: known.impressions + impressions,
			positionSum: known.positionSum + positionSum,
		};
	}
}

function sumsOf(row: TableRow, columns: SearchColumns): SearchSums {
	const impressions = cellOf(row, 'impressions', wholeOf) ?? 0;
	const clicks = cellOf(row, 'clicks', wholeOf) ?? 0;
	// The bulk export counts positions from 0.
	const positionSum = columns.has('positionSum')
		? cellOf(row, 'positionSum', numberIn) + impressions
		: cellOf(row, 'position', numberIn) * impressions;
	return { impressions, clicks, positionSum };
}

function cellOf<Value>(row: TableRow, column: SearchColumn, parse: (text: string) => Value): Value {
	try {
		return parse(row.cell(column));
	} catch (error) {
		if (!(error instanceof Unfit)) throw error;
		throw wrong(row.line, `${shownValue(row.cell(column))} is not ${error.message}`);
	}
}

/** As spreadsheets and reports write days: 2026-11-03, 20261103, Nov 3, 2026. */
function dayIn(text: string): Day {
	const plain = text.trim();
	if (/^\d{8}$/.test(plain)) {
		return dayOf(`${plain.slice(0, 4)}-${plain.slice(4, 6)}-${plain.slice(6)}`);
	}
	if (!/^[A-Z][a-z]{2,8} \d{1,2}, \d{4}$/.test(plain)) return dayOf(text);
	const ms = Date.parse(`${plain} UTC`);
	return (
		(Number.isNaN(ms) ? null : parseDay(new Date(ms).toISOString().slice(0, 10))) ?? dayOf(text)
	);
}

function numberIn(text: string): number {
	const number = text.trim() === '' ? 0 : decimalNumber(text, { unclear: null });
	if (number !== null && number >= 0) return number;
	throw new Unfit('a position');
}
