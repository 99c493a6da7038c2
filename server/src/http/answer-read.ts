import type { FastifyReply, FastifyRequest } from 'fastify';
import { createVersionCache, type VersionCache } from '../database/version-cache.ts';
import type { Call } from './authorize-call.ts';
import { entityTag, isKnownTo } from './entity-tag.ts';
import { canonicalParameters } from './parameters/merge-params.ts';

export interface KeptAnswer {
	readonly body: string | Buffer;
	readonly tag: string;
	/** Headers that are the same for every caller. */
	readonly headers: Readonly<Record<string, string>>;
}

export type AnswerCache = VersionCache<KeptAnswer>;

const longestText = 4096;
const mostBytes = 32 * 1024 * 1024;
/** Bytes that a cached answer takes besides its body. */
const besideBody = 500;

export function createAnswerCache(): AnswerCache {
	return createVersionCache({ mostBytes, bytesOf: ({ body }) => body.length + besideBody });
}

/** Answers a read that depends only on account, parameters and data: cached until the data changes, with an ETag. */
export async function answerRead(
	{ call, cache }: { readonly call: Call; readonly cache: AnswerCache },
	request: FastifyRequest,
	reply: FastifyReply,
	work: () => Promise<unknown>,
): Promise<FastifyReply> {
	const { accountId, siteId } = call.caller;
	const key = `${accountId} ${siteId ?? 'all'} ${call.path} ${canonicalParameters(call.parameters)}`;
	const kept = cache.get(call.dataVersion, key);
	const answer = kept ?? (await newAnswer(call, work));
	if (kept === undefined) cache.set(call.dataVersion, key, answer);
	reply.headers(answer.headers);
	// A URL that contains a key should not be cached anywhere; its ETag still works.
	if (!call.isKeyInAddress) reply.header('cache-control', 'private, no-cache');
	const isGet = request.method === 'GET' || request.method === 'HEAD';
	if (isGet && isKnownTo(request.headers['if-none-match'], answer.tag)) {
		return reply.code(304).removeHeader('content-type').send();
	}
	return reply.send(answer.body);
}

async function newAnswer(call: Call, work: () => Promise<unknown>): Promise<KeptAnswer> {
	const text = JSON.stringify(await work());
	const bytes = Buffer.from(text);
	// A short text is sent in one piece with its headers; a long one is encoded once.
	const body = bytes.length <= longestText ? text : bytes;
	const tag = entityTag(bytes);
	const type = 'application/json; charset=utf-8';
	return { body, tag, headers: { ...call.headers, etag: tag, 'content-type': type } };
}
