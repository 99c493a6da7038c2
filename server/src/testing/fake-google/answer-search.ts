import { type Day, formatDay, parseDay } from '../../days/day.ts';
import { listOf, objectOf, textOf } from '../../sources/json-values.ts';
import { type FakeFailure, fakeFailures } from './google-errors.ts';
import { type FakeSearchData, type SearchQuery, searchRows } from './search-rows.ts';

const mostRows = 25_000;
const mostRowsADay = 50_000;

/** Search Analytics: validates the request as Google does, and pages through the rows. */
export function answerSearch(data: FakeSearchData, body: unknown): FakeFailure {
	const request = objectOf(body);
	const query = parseQuery(request);
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
		...(isIncomplete(data, query, request.dataState) && {
			metadata: { first_incomplete_date: formatDay(data.firstIncompleteDay) },
		}),
	};
	return { status: 200, body: body_ };
}

function isIncomplete(data: FakeSearchData, query: SearchQuery, dataState: unknown): boolean {
	return (
		dataState === 'all' &&
		query.dimensions.includes('date') &&
		query.toDay >= data.firstIncompleteDay
	);
}

function parseQuery(request: Readonly<Record<string, unknown>>): SearchQuery | null {
	const [fromDay, toDay] = [dayOf(request.startDate), dayOf(request.endDate)];
	const dimensions = listOf(request.dimensions).map(textOf);
	const known = ['date', 'query', 'page'];
	if (fromDay === null || toDay === null || toDay < fromDay) return null;
	if (!dimensions.every((dimension) => known.includes(dimension))) return null;
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
	};
}

function dayOf(value: unknown): Day | null {
	return parseDay(textOf(value));
}
