import { parentPort } from 'node:worker_threads';
import { yieldToMainThread } from '../../process/yield-to-main-thread.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { type Body, parseBody } from './parse-body.ts';

// Parses one body at a time: body-thread.ts sends the next one after the answer.

export type BodyAnswer =
	| { readonly kind: 'parsed'; readonly body: unknown }
	| { readonly kind: 'refused'; readonly code: ProblemError['code']; readonly detail: string }
	| { readonly kind: 'failed'; readonly error: unknown };

yieldToMainThread();
parentPort?.on('message', (body: Body) => parentPort?.postMessage(answer(body)));

function answer(body: Body): BodyAnswer {
	try {
		return { kind: 'parsed', body: parseBody(body) };
	} catch (error) {
		if (!(error instanceof ProblemError)) return { kind: 'failed', error };
		return { kind: 'refused', code: error.code, detail: error.message };
	}
}
