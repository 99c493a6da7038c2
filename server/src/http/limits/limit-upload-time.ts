import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { answerClientError } from '../problems/client-error.ts';

const longestUploadMs = 120_000;

/**
 * Limits the time in which a body must arrive. Node’s own limit applies to all requests alike, but
 * batches of lines are read only as fast as they are processed.
 */
export function limitUploadTime(app: FastifyInstance, uploadMs = longestUploadMs): void {
	const uploads = new Set<NodeJS.Timeout>();
	app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
		if (hasBody(raw) && !routeOptions.config.takesLines) endIn(uploadMs, raw, uploads);
		done();
	});
	app.addHook('onClose', async () => uploads.forEach(clearTimeout));
}

function endIn(uploadMs: number, raw: IncomingMessage, uploads: Set<NodeJS.Timeout>): void {
	const timer = setTimeout(() => answerClientError(tooSlow(), raw.socket), uploadMs);
	uploads.add(timer.unref());
	const forget = () => {
		clearTimeout(timer);
		uploads.delete(timer);
	};
	raw.once('close', forget);
	raw.once('end', forget);
}

function hasBody({ headers }: IncomingMessage): boolean {
	return 'content-length' in headers || 'transfer-encoding' in headers;
}

function tooSlow(): Error {
	return Object.assign(new Error('The body did not arrive in time.'), {
		code: 'ERR_HTTP_REQUEST_TIMEOUT',
	});
}
