import type { FastifyRequest } from 'fastify';
import { parseContentType } from '../../fetch-page/content-type.ts';
import { joinLists } from './join-lists.ts';
import { isRecord, mergeParams, type Parameters } from './merge-params.ts';

export interface GivenParameters {
	/** Without the API key. */
	readonly parameters: Parameters;
	readonly keyInQuery: unknown;
	readonly keyInBody: unknown;
}

/** The parameters of a request, from its query and its parsed body. */
export function givenParameters(
	request: Pick<FastifyRequest, 'query' | 'headers'>,
	body: unknown,
	lists: ReadonlySet<string>,
): GivenParameters {
	// In JSON an array is a list that needs no taking apart.
	const { essence } = parseContentType(request.headers['content-type'] ?? '');
	const isJson = essence === 'application/json';
	const sent = isJson || !isRecord(body) ? body : joinLists(body, lists);
	const { api_key: keyInBody, ...fromBody } = mergeParams({}, sent);
	// Fastify types the query as unknown; our own parser makes it.
	const query = joinLists(request.query as Parameters, lists);
	const { api_key: keyInQuery, ...parameters } = mergeParams(query, fromBody);
	return { parameters, keyInQuery, keyInBody };
}
