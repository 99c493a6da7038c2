import type { FastifyRequest } from 'fastify';
import { parseContentType } from '../../pages/fetch/content-type.ts';
import { joinLists } from './join-lists.ts';
import { isRecord, mergeParams, type Parameters } from './merge-params.ts';

export interface GivenParameters {
	/** All parameters but the API key. */
	readonly parameters: Parameters;
	readonly key: unknown;
}

export function queryParameters(
	{ query }: Pick<FastifyRequest, 'query'>,
	lists: ReadonlySet<string>,
): GivenParameters {
	// Fastify types the query as unknown; our own parser creates it.
	return withoutKey(mergeParams({}, joinLists(query as Parameters, lists)));
}

export function bodyParameters(
	{ body, headers }: Pick<FastifyRequest, 'body' | 'headers'>,
	lists: ReadonlySet<string>,
): GivenParameters {
	// In JSON an array is already a list.
	const { essence } = parseContentType(headers['content-type'] ?? '');
	const isJson = essence === 'application/json';
	return withoutKey(mergeParams({}, isJson || !isRecord(body) ? body : joinLists(body, lists)));
}

function withoutKey({ api_key: key, ...parameters }: Parameters): GivenParameters {
	return { parameters, key };
}
