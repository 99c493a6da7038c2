import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { consentPage } from './consent-page.ts';

export interface ConsentListener {
	/** Where Google sends the browser to, on this machine. */
	readonly redirectUri: string;
	/** The browser’s answer. Rejects when the signal is aborted. */
	readonly answer: Promise<ConsentAnswer>;
	close(): void;
}

export type ConsentAnswer = { readonly code: string } | { readonly error: string };

/**
 * Waits on an ephemeral port of 127.0.0.1 for the browser to come back with this state. Requests
 * without the state are refused and change nothing.
 */
export async function listenForConsent(
	state: string,
	signal: AbortSignal,
): Promise<ConsentListener> {
	const { promise, resolve, reject } = Promise.withResolvers<ConsentAnswer>();
	const server = createServer((request, response) => {
		const answer = consentAnswer(request, state);
		showAnswer(response, answer);
		if (answer !== null) response.on('close', () => resolve(answer));
	});
	signal.addEventListener('abort', () => reject(signal.reason), { once: true });
	// The caller gets the rejection later; until then it must not count as unhandled.
	promise.catch(() => undefined);
	await new Promise<void>((listening, failed) => {
		server.on('error', failed).listen(0, '127.0.0.1', listening);
	});
	// The address of a listening TCP server is never a string.
	const { port } = server.address() as AddressInfo;
	return {
		redirectUri: `http://127.0.0.1:${port}`,
		answer: promise,
		close: () => {
			server.close();
			server.closeAllConnections();
		},
	};
}

function consentAnswer({ method, url }: IncomingMessage, state: string): ConsentAnswer | null {
	const address = URL.parse(`http://127.0.0.1${url}`);
	if (method !== 'GET' || address?.pathname !== '/') return null;
	const { searchParams } = address;
	if (!isSame(searchParams.get('state') ?? '', state)) return null;
	const code = searchParams.get('code');
	return code ? { code } : { error: searchParams.get('error') ?? 'no code' };
}

function isSame(one: string, other: string): boolean {
	const digest = (text: string) => createHash('sha256').update(text).digest();
	return timingSafeEqual(digest(one), digest(other));
}

function showAnswer(response: ServerResponse, answer: ConsentAnswer | null): void {
	response
		.writeHead(answer === null ? 404 : 200, {
			'content-type': 'text/html; charset=utf-8',
			'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
			'referrer-policy': 'no-referrer',
			'cache-control': 'no-store',
			connection: 'close',
		})
		.end(consentPage(answer));
}
