import { classifyByStatus } from '../../../classify-by-status.ts';
import { textOf } from '../../../json-values.ts';
import { SourceError } from '../../../source.ts';
import {
	type Api,
	type ApiRequest,
	type ApiResponse,
	createApi,
	type Verdict,
} from '../../../source-http.ts';
import { pagePosition } from '../../results-page/page-position.ts';
import type { PagedProvider, ProviderSetup, Query, ResultsPage } from '../provider.ts';
import { longWaitMs } from '../used-up.ts';
import { listAt, numberAt, textAt, valueAt } from '../value-at.ts';

const enterAgain =
	'Copy the API key from serper.dev and enter it again: plumbline connect serper --site SITE.';

/** A wrong key is 403 “Unauthorized.”, an account without credits 400 “Not enough credits”. */
function serperVerdict(response: ApiResponse, nowMs: number): Verdict {
	const detail = textAt(response.body, 'message') || textAt(response.body, 'error');
	if (response.status === 401 || response.status === 403) {
		return new SourceError('credentials', 'Serper rejects the API key.', {
			remedy: enterAgain,
		});
	}
	if (response.status === 402 || (response.status === 400 && /credits/i.test(detail))) {
		return new SourceError('quota', 'The Serper account has no credits left.', {
			remedy: 'Buy credits at serper.dev, or connect a different provider.',
			retryAfterMs: longWaitMs,
		});
	}
	const isError = response.status === 200 && detail !== '';
	if (isError) return refused(detail);
	return classifyByStatus(response, {
		provider: 'Serper',
		detail,
		nowMs,
		credentialsRemedy: enterAgain,
	});
}

function refused(detail: string): SourceError {
	return new SourceError('refused', `Serper returned an error: ${detail.slice(0, 300)}`, {
		remedy: 'Try again later; if this persists, ask Serper.',
	});
}

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
