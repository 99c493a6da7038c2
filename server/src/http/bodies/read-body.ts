import type { Readable } from 'node:stream';
import type { HeldBytes } from '../limits/bytes-in-flight.ts';
import { ProblemError } from '../problems/problem-error.ts';

export interface BodyLimit {
	readonly mostBytes: number;
	/** Why a body of more bytes is refused, and what to do. */
	readonly detail: string;
}

/** Collects a body, and stops at its limit or when all bodies together take too much. */
export async function readBody(
	payload: Readable,
	limit: BodyLimit,
	held: HeldBytes,
): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let bytes = 0;
	try {
		// Destroying the request would also destroy the connection, and with it the answer.
		for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
			bytes += chunk.length;
			if (bytes > limit.mostBytes) throw bodyTooLarge(limit);
			held.add(chunk.length);
			chunks.push(chunk);
		}
	} finally {
		payload.resume();
	}
	return Buffer.concat(chunks, bytes);
}

export function bodyTooLarge({ detail }: BodyLimit): ProblemError {
	return new ProblemError('body_too_large', detail);
}
