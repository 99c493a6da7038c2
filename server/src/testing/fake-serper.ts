import { numberOf, objectOf, textOf } from '../sources/json-values.ts';
import { type FakeRanks, fakeResults } from './fake-results.ts';
import { type JsonAnswer, jsonServer } from './json-server.ts';

export interface FakeSearch {
	readonly keyword: string;
	readonly page: number;
	readonly body: Readonly<Record<string, unknown>>;
}

interface FakeSerperOptions extends FakeRanks {
	readonly key?: string;
	/** The answer instead of results: undefined sends the results, null drops the connection. */
	readonly fault?: (search: FakeSearch, count: number) => JsonAnswer | null | undefined;
}

export const serperFaults = {
	badKey: { status: 403, body: { message: 'Unauthorized.', statusCode: 403 } },
	noCredits: { status: 400, body: { message: 'Not enough credits', statusCode: 400 } },
	tooMany: { status: 429, body: { message: 'Too many requests', statusCode: 429 } },
	down: { status: 503, body: { message: 'Internal Server Error' } },
	html: { status: 200, body: '<html><title>Attention Required</title></html>' },
	errorInside: { status: 200, body: { message: 'Something went wrong' } },
	strange: { status: 200, body: { results: [] } },
} satisfies Readonly<Record<string, JsonAnswer>>;

/** Answers as google.serper.dev does. */
export async function fakeSerper({ key = 'key', fault, ...ranks }: FakeSerperOptions) {
	const searches: FakeSearch[] = [];
	const baseUrl = await jsonServer(({ path, headers, body }) => {
		if (headers['x-api-key'] !== key) return serperFaults.badKey;
		if (path === '/account') return { body: { balance: 2500, rateLimit: 5 } };
		const fields = objectOf(body);
		const search = {
			keyword: textOf(fields.q),
			page: numberOf(fields.page) || 1,
			body: fields,
		};
		searches.push(search);
		const instead = fault?.(search, searches.length);
		return instead === undefined ? found(search, ranks) : instead;
	});
	return { baseUrl, searches };
}

function found({ keyword, page, body }: FakeSearch, ranks: FakeRanks): JsonAnswer {
	const results = fakeResults(keyword, ranks).slice((page - 1) * 10, page * 10);
	const organic = results.map(({ url, title, snippet }, index) => ({
		title,
		link: url,
		snippet,
		position: index + 1,
	}));
	return { body: { searchParameters: { ...body, type: 'search' }, organic, credits: 1 } };
}
