import { type Day, formatDay, parseDay } from '../../facts/day.ts';
import { listOf, objectOf, textOf } from '../../sources/json-values.ts';
import type { FakeFailure } from './google-errors.ts';
import { seeded } from './shown-queries.ts';

/** The figures of an Analytics property. */
export interface FakeAnalytics {
	readonly property: string;
	readonly timeZone: string;
	readonly currency: string;
	readonly firstDay: Day;
	readonly lastDay: Day;
	/** In Analytics’ own names. */
	readonly landingPages: readonly string[];
	readonly keyEvents: readonly string[];
	/** Added to the metadata of each answer: `subjectToThresholding`, `dataLossFromOtherRow`. */
	readonly metadata: Readonly<Record<string, unknown>>;
	/** The most rows per answer, whatever limit the request has. */
	readonly mostRows: number;
}

export const ordinaryAnalytics: Omit<FakeAnalytics, 'firstDay' | 'lastDay'> = {
	property: '123456789',
	timeZone: 'Europe/Berlin',
	currency: 'EUR',
	landingPages: ['/', '/bread', '/bread?utm_source=letter', '/cakes/', '(not set)'],
	keyEvents: ['generate_lead', 'purchase'],
	metadata: {},
	mostRows: 250_000,
};

interface Visitors {
	readonly source: string;
	readonly country: string;
	readonly device: string;
}

function apiError(code: number, status: string, message: string): FakeFailure {
	return { status: code, body: { error: { code, message, status } } };
}

/** `runReport`: validates the request as Google does, and returns every number as a string. */
export function answerReport(data: FakeAnalytics, path: string, body: unknown): FakeFailure {
	const property = path.match(/\/properties\/(\d+):runReport$/)?.[1];
	if (property !== data.property) {
		return apiError(
			403,
			'PERMISSION_DENIED',
			'User does not have sufficient permissions for this property.',
		);
	}
	const request = objectOf(body);
	const names = (list: unknown) => listOf(list).map((each) => textOf(objectOf(each).name));
	const [dimensions, metrics] = [names(request.dimensions), names(request.metrics)];
	const wrong = wrongWith(request, [...dimensions, ...metrics]);
	if (wrong !== null) return apiError(400, 'INVALID_ARGUMENT', wrong);
	const rows = reportRows(data, request, dimensions, metrics);
	const offset = Number(request.offset ?? 0);
	const limit = Math.min(Number(request.limit ?? 10_000), data.mostRows);
	const page = rows.slice(offset, offset + limit);
	const values = (texts: readonly string[]) => texts.map((value) => ({ value }));
	return {
		status: 200,
		body: {
			kind: 'analyticsData#runReport',
			dimensionHeaders: dimensions.map((name) => ({ name })),
			metricHeaders: metrics.map((name) => ({ name, type: typeOf(name) })),
			...(page.length > 0 && {
				rows: page.map((row) => ({
					dimensionValues: values(row.dimensions),
					metricValues: values(row.metrics.map(String)),
				})),
			}),
			...(rows.length > 0 && { rowCount: rows.length }),
			metadata: { currencyCode: data.currency, timeZone: data.timeZone, ...data.metadata },
			propertyQuota: { tokensPerDay: { consumed: 11, remaining: 199_989 } },
		},
	};
}

const known = new Set(
	'date landingPagePlusQueryString eventName sessions keyEvents totalRevenue'.split(' '),
);

function wrongWith(
	request: Readonly<Record<string, unknown>>,
	names: readonly string[],
): string | null {
	const unknown = names.find((name) => !known.has(name));
	if (unknown !== undefined) return `Field ${unknown} is not a valid dimension or metric.`;
	const numbers = [request.limit, request.offset].filter((value) => value !== undefined);
	const areTexts = numbers.every((value) => typeof value === 'string' && /^\d+$/.test(value));
	return areTexts ? null : 'Invalid value for limit or offset.';
}

interface Row {
	readonly dimensions: readonly string[];
	readonly metrics: readonly number[];
}

function reportRows(
	data: FakeAnalytics,
	request: Readonly<Record<string, unknown>>,
	dimensions: readonly string[],
	metrics: readonly string[],
): Row[] {
	const range = objectOf(listOf(request.dateRanges)[0]);
	const [from, to] = [parseDay(textOf(range.startDate)), parseDay(textOf(range.endDate))];
	if (from === null || to === null) return [];
	const visitors = visitorsOf(request.dimensionFilter);
	const events = dimensions.includes('eventName') ? [...data.keyEvents, 'scroll'] : [''];
	const rows: Row[] = [];
	for (let day = Math.max(from, data.firstDay); day <= Math.min(to, data.lastDay); day++) {
		for (const landingPage of dimensions.length > 1 ? data.landingPages : ['']) {
			for (const event of events) {
				const named = { date: formatDay(day).replaceAll('-', ''), landingPage, event };
				rows.push({
					dimensions: [named.date, landingPage, event].slice(0, dimensions.length),
					metrics: metrics.map((metric) => metricOf(metric, { ...named, ...visitors }, data)),
				});
			}
		}
	}
	const isKept = ({ metrics }: Row) => metrics.some((value) => value !== 0);
	return request.metricFilter === undefined ? rows : rows.filter(isKept);
}

type Named = Visitors & {
	readonly date: string;
	readonly landingPage: string;
	readonly event: string;
};

function metricOf(metric: string, named: Named, { keyEvents }: FakeAnalytics): number {
	const { date, landingPage, event, source, country, device } = named;
	const random = seeded(metric, date, landingPage, event, source, country, device);
	if (metric === 'sessions') return Math.floor(random * 40);
	if (!keyEvents.includes(event)) return 0;
	if (metric === 'keyEvents') return Math.floor(random * 4);
	return event === 'purchase' ? Math.round(random * 10_000) / 100 : 0;
}

function visitorsOf(filter: unknown): Visitors {
	const filters = listOf(objectOf(objectOf(filter).andGroup).expressions)
		.map((expression) => objectOf(objectOf(expression).filter))
		.map(({ fieldName, stringFilter }) => [fieldName, textOf(objectOf(stringFilter).value)]);
	const wanted = Object.fromEntries(filters) as Readonly<Record<string, string | undefined>>;
	return {
		source: `${wanted.sessionSource}/${wanted.sessionMedium}`,
		country: wanted.countryId ?? '',
		device: wanted.deviceCategory ?? '',
	};
}

function typeOf(metric: string): string {
	return metric === 'totalRevenue' ? 'TYPE_CURRENCY' : 'TYPE_INTEGER';
}

/** The list of accounts and properties of the Admin API. */
export function answerAccounts({ property }: FakeAnalytics): FakeFailure {
	const summary = {
		property: `properties/${property}`,
		displayName: 'Bakery',
		propertyType: 'PROPERTY_TYPE_ORDINARY',
		parent: 'accounts/1',
	};
	const account = { name: 'accountSummaries/1', account: 'accounts/1', displayName: 'Our bakery' };
	return {
		status: 200,
		body: { accountSummaries: [{ ...account, propertySummaries: [summary] }] },
	};
}
