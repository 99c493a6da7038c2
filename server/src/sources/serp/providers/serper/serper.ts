import { textOf } from '../../../json-values.ts';
import { SourceError } from '../../../source.ts';
import { type Api, type ApiRequest, createApi } from '../../../source-http.ts';
import { pagePosition } from '../../results-page/page-position.ts';
import type { PagedProvider, Query, ResultsPage } from '../provider.ts';
import type { ProviderSetup } from '../provider-setup.ts';
import { listAt, numberAt, textAt, valueAt } from '../value-at.ts';
import { serperVerdict } from './serper-verdict.ts';

const pageSize = 10;

/** The most expensive plan: 50 dollars for 50,000 searches. */
const dearestMicros = 1000;

/** serper.dev: Google for desktops, ten results per request. */
export function createSerper({ settings, credentials, access }: ProviderSetup): PagedProvider {
	const key = textAt(credentials, 'key');
	const creditMicros = numberAt(settings, 'costMicros') ?? dearestMicros;
	const api = createApi({
		provider: 'Serper',
		baseUrl: textAt(settings, 'baseUrl') || 'https://google.serper.dev',
		fetch: access.fetch,
		signal: access.signal,
		classify: (response) => serperVerdict(response, access.now()),
		// Each request is counted before it is sent, so retries are up to the caller, who counts.
		attempts: 1,
	});
	const ask = askWith(api, key);
	return {
		kind: 'paged',
		name: 'serper',
		title: 'Serper',
		price: {
			resultsPerRequest: pageSize,
			mostRequests: 10,
			firstMicros: creditMicros,
			nextMicros: creditMicros,
		},
		knows: ({ name, device }) => name === 'google' && device === 'desktop',
		check: async () => {
			const balance = numberAt(await ask({ path: '/account' }), 'balance');
			const detail = balance === null ? 'Serper accepts the key.' : `${balance} credits are left.`;
			return { works: true, detail };
		},
		readPage: async (query, page) =>
			parsePage(await ask({ path: '/search', json: searchBody(query, page) }), page, creditMicros),
	};
}

function askWith(api: Api, key: string) {
	return (request: ApiRequest) =>
		api.request({ ...request, headers: { 'x-api-key': key }, secrets: [key] });
}

function searchBody({ keyword, engine, language }: Query, page: number) {
	const { country } = engine;
	// A corrected spelling would yield the ranking of a different keyword.
	return { q: keyword, gl: country, hl: language, num: pageSize, page, autocorrect: false };
}

function parsePage(answer: unknown, page: number, creditMicros: number): ResultsPage {
	const organic = listAt(answer, 'organic');
	// If it neither has results nor repeats the search parameters, it does not answer a search.
	if (organic === null && valueAt(answer, 'searchParameters') === undefined) throw strange();
	const results = (organic ?? []).map((result, index) => ({
		position: pagePosition(numberAt(result, 'position'), { page, index, size: pageSize }),
		url: textAt(result, 'link'),
		title: textOf(valueAt(result, 'title')),
		snippet: textAt(result, 'snippet'),
	}));
	const credits = numberAt(answer, 'credits');
	return { results, costMicros: credits === null ? null : credits * creditMicros };
}

function strange(): SourceError {
	return new SourceError('refused', 'The answer of Serper has neither results nor an error.', {
		remedy:
			'Try again later; if this persists, its answers have changed and this version is too old.',
	});
}
