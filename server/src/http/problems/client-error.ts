import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problemStatuses } from '@plumbline/core/api';
import { problemBody } from './problem-body.ts';
import { ProblemError } from './problem-error.ts';

/** How long, in ms, a client may keep sending bytes that nobody reads. */
const farewellMs = 1000;

/**
 * Sockets that already have an answer. The parser reports each further chunk as well, and closing
 * the socket then would lose the answer.
 */
const answered = new WeakSet<Socket>();

const withSmallHeads = new WeakSet<Socket>();

/** Says of a connection that its heads may only be small for now, so a later attempt may succeed. */
export const giveSmallHead = (socket: Socket): void => void withSmallHeads.add(socket);

/** Malformed HTTP never becomes a request, so the answer is written to the raw socket. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
	if (answered.has(socket)) return;
	if (error.code === 'ECONNRESET' || !socket.writable) {
		socket.destroy();
		return;
	}
	answered.add(socket);
	socket.end(rawAnswer(problemFor(error.code, socket)));
	// Closing with unread bytes would reset the connection and lose the answer.
	socket.resume();
	setTimeout(() => socket.destroy(), farewellMs).unref();
}

function problemFor(code: string | undefined, socket: Socket): ProblemError {
	if (code === 'HPE_HEADER_OVERFLOW' && withSmallHeads.has(socket)) {
		const detail =
			'Many connections are open, so URL and headers together may take only 64 KiB. Send html as the body of a POST, or try again in a moment.';
		return new ProblemError('overloaded', detail, { headers: { 'Retry-After': '5' } });
	}
	if (code === 'HPE_HEADER_OVERFLOW') {
		const detail = 'URL and headers together are too large. Send html as the body of a POST.';
		return new ProblemError('head_too_large', detail);
	}
	if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
		return new ProblemError('request_timeout', 'The request did not arrive in time.');
	}
	return new ProblemError('invalid_body', 'The request is not well-formed HTTP.');
}

function rawAnswer(problem: ProblemError): string {
	const status = problemStatuses[problem.code];
	const requestId = randomUUID();
	const body = JSON.stringify(problemBody(problem, { path: '', requestId }));
	return [
		`HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
		'Content-Type: application/problem+json; charset=utf-8',
		`Content-Length: ${Buffer.byteLength(body)}`,
		`X-Request-Id: ${requestId}`,
		...Object.entries(problem.headers).map((header) => header.join(': ')),
		'Connection: close',
		'',
		body,
	].join('\r\n');
}
