import { type Day, dayAt, formatDay, parseDay } from '../../facts/day.ts';
import { listOf, objectOf, textOf } from '../../sources/json-values.ts';
import { type FakeFailure, fakeFailures } from './google-errors.ts';
import { type FakeSearchData, type SearchQuery, searchRows } from './search-rows.ts';

const mostRows = 25_000;
const mostRowsADay = 50_000;

/** Search Analytics: validates the request as Google does, and pages through the rows. */
export function answerSearch(data: FakeSearchData, body: unknown, nowMs: number): FakeFailure {
	const request = objectOf(body);
	const query = parseQuery(request, dayAt(nowMs, 'America/Los_Angeles'));
	const limit = request.rowLimit === undefined ? 1000 : Number(request.rowLimit);
	const start = request.startRow === undefined ? 0 : Number(request.startRow);
	if (query === null || !(limit >= 1 && limit <= mostRows) || !(start >= 0)) {
		return fakeFailures.invalidArgument;
	}
	const rows = searchRows(data, query)
		.slice(0, mostRowsADay)
		.slice(start, start + limit);
	const body_ = {
		...(rows.length > 0 && { rows }),
		responseAggregationType: query.dimensions.includes('page') ? 'byPage' : 'byProperty',
		...incompleteFrom(data, query, request.dataState),
	};
	return { status: 200, body: body_ };
}

function incompleteFrom(
	{ firstIncompleteDay }: FakeSearchData,
	{ dimensions, toDay }: SearchQuery,
	dataState: unknown,
): object {
	if (toDay < firstIncompleteDay) return {};
	const day = formatDay(firstIncompleteDay);
	if (dataState === 'all' && dimensions.includes('date')) {
		return { metadata: { first_incomplete_date: day } };
	}
	if (!dimensions.includes('hour')) return {};
	return { metadata: { first_incomplete_hour: `${day}T00:00:00-08:00` } };
}

const knownTypes = ['web', 'image', 'video', 'news', 'discover', 'googleNews'];
const withoutQueries = ['discover', 'googleNews'];
const mostHourDays = 10;

function parseQuery(request: Readonly<Record<string, unknown>>, today: Day): SearchQuery | null {
	const [fromDay, toDay] = [dayOf(request.startDate), dayOf(request.endDate)];
	const dimensions = listOf(request.dimensions).map(textOf);
	const known = ['date', 'hour', 'query', 'page', 'country', 'device'];
	const type = request.type === undefined ? 'web' : textOf(request.type);
	if (fromDay === null || toDay === null || toDay < fromDay) return null;
	if (!dimensions.every((dimension) => known.includes(dimension))) return null;
	if (!knownTypes.includes(type)) return null;
	if (withoutQueries.includes(type) && dimensions.includes('query')) return null;
	if (type === 'discover' && dimensions.includes('device')) return null;
	if (!areHoursAllowed(request.dataState, dimensions, toDay - fromDay + 1)) return null;
	const filters = listOf(request.dimensionFilterGroups)
		.flatMap((group) => listOf(objectOf(group).filters))
		.map(objectOf);
	const expression = (dimension: string) => {
		const filter = filters.find((filter) => filter.dimension === dimension);
		return filter === undefined ? null : textOf(filter.expression);
	};
	return {
		fromDay,
		toDay,
		dimensions,
		country: expression('country'),
		device: expression('device'),
		type,
		today,
	};
}

/** Hours need a data state of their own, and few days. */
function areHoursAllowed(dataState: unknown, dimensions: readonly string[], days: number) {
	const areHours = dimensions.includes('hour');
	return areHours === (dataState === 'hourly_all') && (!areHours || days <= mostHourDays);
}

function dayOf(value: unknown): Day | null {
	return parseDay(textOf(value));
}
