import { classifyByStatus } from '../../../classify-by-status.ts';
import { SourceError } from '../../../source.ts';
import { type ApiRequest, createApi } from '../../../source-http.ts';
import { pagePosition } from '../../results-page/page-position.ts';
import type { PagedProvider, ProviderSetup, ResultsPage } from '../provider.ts';
import { listAt, numberAt, textAt, valueAt } from '../value-at.ts';
import {
	type CustomRequest,
	isJsonTemplate,
	mostPagesOf,
	parseCustomRequest,
} from './custom-request.ts';
import {
	fillTemplate,
	headerEncoded,
	jsonEncoded,
	type TemplateValues,
	templateValues,
} from './template.ts';

const enterAgain =
	'Enter the key again, or correct the description: plumbline connect custom --site SITE.';

/** Any service that answers with JSON, as its user described it. */
export function createCustom({ settings, credentials, access }: ProviderSetup): PagedProvider {
	const request = parseCustomRequest(settings);
	const key = textAt(credentials, 'key');
	const { costMicros, resultsPerPage: pageSize, engines } = request;
	const api = createApi({
		provider: title,
		baseUrl: '',
		fetch: access.fetch,
		signal: access.signal,
		classify: (response) =>
			classifyByStatus(response, {
				provider: title,
				detail: errorOf(request, response.body),
				nowMs: access.now(),
				credentialsRemedy: enterAgain,
			}),
		attempts: 1,
	});
	return {
		kind: 'paged',
		name: 'custom',
		title,
		price: {
			resultsPerRequest: pageSize,
			mostRequests: mostPagesOf(request),
			firstMicros: costMicros,
			nextMicros: costMicros,
		},
		knows: ({ name }) => engines.length === 0 || engines.includes(name),
		// Only a search shows whether searches work, and it may cost something.
		check: async () => ({ works: true, detail: 'Its description is complete.' }),
		readPage: async (query, page) => {
			const values = templateValues(query, { page, pageSize, key });
			return parsePage(await api.request(apiRequest(request, values)), request, page);
		},
	};
}

const title = 'The custom service';

function apiRequest(request: CustomRequest, values: TemplateValues): ApiRequest {
	const path = fillTemplate(request.url, values, encodeURIComponent);
	const headers = Object.fromEntries(
		Object.entries(request.headers).map(([name, template]) => [
			name,
			fillTemplate(template, values, headerEncoded),
		]),
	);
	const secrets = [values.key];
	if (request.method === 'GET') return { path, headers, secrets };
	return { method: 'POST', path, headers, secrets, ...bodyOf(request, values) };
}

function bodyOf({ body }: CustomRequest, values: TemplateValues): Partial<ApiRequest> {
	if (isJsonTemplate(body)) return { json: JSON.parse(fillTemplate(body, values, jsonEncoded)) };
	const form = new URLSearchParams(fillTemplate(body, values, encodeURIComponent));
	return { form: Object.fromEntries(form) };
}

function parsePage(answer: unknown, request: CustomRequest, page: number): ResultsPage {
	const { results: path, fields, noResults, resultsPerPage: size, costMicros } = request;
	const error = errorOf(request, answer);
	const isEmpty = noResults !== '' && error.includes(noResults);
	if (error !== '' && !isEmpty) throw saysError(error);
	const list = listAt(answer, path) ?? (isEmpty ? [] : null);
	if (list === null) throw withoutList(path);
	const results = list.map((result, index) => ({
		position: pagePosition(fields.position ? numberAt(result, fields.position) : null, {
			page,
			index,
			size,
		}),
		url: textAt(result, fields.url),
		title: textAt(result, fields.title),
		snippet: textAt(result, fields.snippet),
	}));
	return { results, costMicros };
}

function errorOf({ error }: CustomRequest, body: unknown): string {
	const value = error === '' ? undefined : valueAt(body, error);
	if (value === undefined || value === null || value === false || value === '') return '';
	return typeof value === 'string' ? value : JSON.stringify(value);
}

function saysError(error: string): SourceError {
	return new SourceError('refused', `${title} returned an error: ${error.slice(0, 300)}`, {
		remedy: 'Check the service; if this error means “no results”, name it in “noResults”.',
	});
}

function withoutList(path: string): SourceError {
	return new SourceError('refused', `The answer of ${title} has no list at “${path}”.`, {
		remedy:
			'Look at an answer of the service, and correct “results”: plumbline connect custom --site SITE.',
	});
}
