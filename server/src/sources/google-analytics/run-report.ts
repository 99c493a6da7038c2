import { type Day, formatDay } from '../../facts/day.ts';
import { listOf, numberOf, objectOf, textOf } from '../json-values.ts';
import type { Api } from '../source-http.ts';
import { dimensionFilter, type VisitorFilter } from './visitor-filter.ts';

export interface ReportSubject {
	readonly property: string;
	/** Limits the sessions; default: all. */
	readonly filter?: VisitorFilter;
}

export interface ReportAsked {
	readonly fromDay: Day;
	readonly toDay: Day;
	readonly dimensions: readonly string[];
	readonly metrics: readonly string[];
	/** Leaves out rows whose metrics are all zero; refunds are negative and stay. */
	readonly onlyWithValues?: boolean;
}

/** One row: a text for each requested dimension and a number for each metric. */
export interface ReportRow {
	readonly dimensions: readonly string[];
	readonly metrics: readonly number[];
}

export interface Report {
	readonly rows: readonly ReportRow[];
	/** Empty when Google names none. */
	readonly timeZone: string;
	readonly currency: string;
	/** Data that Google left out, one sentence each. */
	readonly caveats: readonly string[];
}

/** Less than Google’s maximum, so that an answer stays a few megabytes. */
const rowLimit = 50_000;

/** All rows, page by page. */
export async function runReport(
	api: Api,
	subject: ReportSubject,
	asked: ReportAsked,
): Promise<Report> {
	const rows: ReportRow[] = [];
	const caveats = new Set<string>();
	for (;;) {
		const answer = objectOf(await api.request(requestFor(subject, asked, rows.length)));
		const page = listOf(answer.rows).map(toRow);
		for (const row of page) rows.push(row);
		const metadata = objectOf(answer.metadata);
		for (const caveat of caveatsOf(metadata)) caveats.add(caveat);
		if (page.length === 0 || rows.length >= numberOf(answer.rowCount)) {
			const [timeZone, currency] = [textOf(metadata.timeZone), textOf(metadata.currencyCode)];
			return { rows, timeZone, currency, caveats: [...caveats] };
		}
	}
}

function requestFor({ property, filter }: ReportSubject, asked: ReportAsked, offset: number) {
	const named = (names: readonly string[]) => names.map((name) => ({ name }));
	return {
		path: `/v1beta/properties/${encodeURIComponent(property)}:runReport`,
		json: {
			dateRanges: [{ startDate: formatDay(asked.fromDay), endDate: formatDay(asked.toDay) }],
			dimensions: named(asked.dimensions),
			metrics: named(asked.metrics),
			...(filter && { dimensionFilter: dimensionFilter(filter) }),
			...(asked.onlyWithValues && { metricFilter: anyBesideZero(asked.metrics) }),
			// Paging needs a stable order.
			orderBys: asked.dimensions.map((dimensionName) => ({ dimension: { dimensionName } })),
			// Google’s JSON has 64-bit integers as strings.
			limit: String(rowLimit),
			offset: String(offset),
			returnPropertyQuota: true,
		},
	};
}

function anyBesideZero(metrics: readonly string[]) {
	const expressions = metrics.flatMap((fieldName) =>
		['GREATER_THAN', 'LESS_THAN'].map((operation) => ({
			filter: { fieldName, numericFilter: { operation, value: { doubleValue: 0 } } },
		})),
	);
	return { orGroup: { expressions } };
}

function toRow(value: unknown): ReportRow {
	const { dimensionValues, metricValues } = objectOf(value);
	return {
		dimensions: listOf(dimensionValues).map((each) => textOf(objectOf(each).value)),
		metrics: listOf(metricValues).map((each) => numberOf(objectOf(each).value)),
	};
}

function caveatsOf(metadata: Readonly<Record<string, unknown>>): readonly string[] {
	return [
		...(metadata.subjectToThresholding === true
			? [
					'Analytics withholds rows with few visitors to protect their privacy, so small pages may be missing. Reporting identity “Device-based”, under Admin, Data display, shows more.',
				]
			: []),
		...(metadata.dataLossFromOtherRow === true
			? [
					'Analytics folded rare landing pages into “(other)”: their visits count for no page. Fewer URL parameters make this rarer.',
				]
			: []),
		...(listOf(metadata.samplingMetadatas).length > 0
			? ['Analytics answered from a sample of the sessions: the numbers are estimates.']
			: []),
	];
}
