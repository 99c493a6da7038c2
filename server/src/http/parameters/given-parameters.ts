import type { FastifyRequest } from 'fastify';
import { parseContentType } from '../../pages/fetch/content-type.ts';
import { isRecord, mergeParams, type Parameters, plainName } from './merge-params.ts';

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

/**
 * Joins repeated comma-separated lists of a query or form: `groups=a,b&groups=c` is one list of
 * three. With brackets, as in `groups[]=a, b`, each value is one item, even with a comma.
 */
function joinLists(parameters: Parameters, lists: ReadonlySet<string>): Parameters {
	if (lists.size === 0) return parameters;
	const entries = Object.entries(parameters).map(([name, value]) => {
		if (lists.has(name) && isTexts(value)) return [name, value.join('\n')];
		const isItem = lists.has(plainName(name)) && !lists.has(name);
		return [name, isItem ? [value].flat() : value];
	});
	return Object.fromEntries(entries);
}

function isTexts(value: unknown): value is readonly string[] {
	return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
