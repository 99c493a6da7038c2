import type { FastifyReply, FastifyRequest } from 'fastify';
import { createVersionCache, type VersionCache } from '../database/version-cache.ts';
import type { Call } from './admit.ts';
import { entityTag, isKnownTo } from './entity-tag.ts';
import { canonicalParameters } from './parameters/canonical-parameters.ts';

export interface KeptAnswer {
	readonly body: string | Buffer;
	readonly tag: string;
	/** All that are alike for everybody who gets it. */
	readonly headers: Readonly<Record<string, string>>;
}

export type AnswerCache = VersionCache<KeptAnswer>;

const longestText = 4096;
const mostBytes = 32 * 1024 * 1024;
/** What a kept answer takes beside its body. */
const besideBody = 500;

export function createAnswerCache(): AnswerCache {
	return createVersionCache({ mostBytes, bytesOf: ({ body }) => body.length + besideBody });
}

/** Answers what depends on account, parameters and data alone: kept until the data changes, and with a tag. */
export async function answerRead(
	{ call, cache }: { readonly call: Call; readonly cache: AnswerCache },
	request: FastifyRequest,
	reply: FastifyReply,
	work: () => Promise<unknown>,
): Promise<FastifyReply> {
	const key = `${call.caller.accountId} ${call.path} ${canonicalParameters(call.parameters)}`;
	const kept = cache.get(call.dataVersion, key);
	const answer = kept ?? (await newAnswer(call, work));
	if (kept === undefined) cache.set(call.dataVersion, key, answer);
	reply.headers(answer.headers);
	// An address that holds a key is better kept nowhere; its tag can be named all the same.
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
	// A short text goes out in one piece with its head; a long one is better encoded once.
	const body = bytes.length <= longestText ? text : bytes;
	const tag = entityTag(bytes);
	const type = 'application/json; charset=utf-8';
	return { body, tag, headers: { ...call.headers, etag: tag, 'content-type': type } };
}
