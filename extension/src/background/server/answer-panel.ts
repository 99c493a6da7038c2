import { type ApiClient, createApiClient } from '@plumbline/core/api';
import type {
	ServerAnswer,
	ServerFailure,
	ServerOutput,
	ServerRequest,
	ServerRequestName,
} from '../../messaging/server-protocol.ts';
import type { ConnectionStore, ServerConnection } from './connection.store.ts';
import { failureOf, UnreachableError } from './failure-of.ts';
import {
	addTo,
	effectsOf,
	googleVerdictOf,
	rankingsOf,
	rememberOn,
	sitesOf,
} from './server-calls.ts';

export interface ServerAccess {
	readonly connections: ConnectionStore;
	readonly fetch: (request: Request, signal?: AbortSignal) => Promise<Response>;
	/** Whether the browser lets us call this origin. */
	readonly isAllowed: (origin: string) => Promise<boolean>;
	/** Revokes the permission for an origin. */
	readonly revoke: (origin: string) => Promise<void>;
	/** Tells every panel the origin of the connected server, or an empty string. Never the key. */
	readonly publishOrigin: (origin: string) => Promise<void>;
}

/** Answers a panel's request to the server, or says why there is no answer. */
export async function answerPanel(
	request: ServerRequest,
	access: ServerAccess,
): Promise<ServerAnswer<ServerRequestName>> {
	try {
		if (request.server === 'connect') return await connect(request.input, access);
		if (request.server === 'stopConnecting') return stopConnecting();
		if (request.server === 'disconnect') return await disconnect(access);
	} catch (error) {
		return { failure: failureOf(error) };
	}
	return askServer((client) => ask(request, client), access);
}

/** Calls the connected server, or says why that is not possible. */
export async function askServer<Output>(
	call: (client: ApiClient) => Promise<Output>,
	access: Pick<ServerAccess, 'connections' | 'fetch' | 'isAllowed'>,
): Promise<{ readonly output: Output } | { readonly failure: ServerFailure }> {
	try {
		const connection = await access.connections.read();
		if (!connection) return failed('not_connected');
		if (!(await access.isAllowed(connection.origin))) return failed('no_permission');
		return { output: await call(clientFor(connection, access)) };
	} catch (error) {
		return { failure: failureOf(error) };
	}
}

type Question = Exclude<
	ServerRequest,
	{ readonly server: 'connect' | 'stopConnecting' | 'disconnect' }
>;

function ask(request: Question, client: ApiClient): Promise<ServerOutput<Question['server']>> {
	switch (request.server) {
		case 'sites':
			return sitesOf(client);
		case 'rankings':
			return rankingsOf(client, request.input);
		case 'googleVerdict':
			return googleVerdictOf(client, request.input.url);
		case 'effects':
			return effectsOf(client, request.input);
		case 'remember':
			return rememberOn(client, request.input);
		case 'addKeywords':
			return addTo(client, request.input);
	}
}

/** Nobody waits longer for a first answer. */
const longestConnectMs = 8000;

let connecting = new AbortController();

function stopConnecting() {
	connecting.abort(new Error('The user has stopped it.'));
	return { output: null };
}

/** Stores a connection only after the server has answered with it. */
async function connect(connection: ServerConnection, access: ServerAccess) {
	if (!(await access.isAllowed(connection.origin))) return failed('no_permission');
	const before = await access.connections.read();
	connecting = new AbortController();
	const signal = AbortSignal.any([connecting.signal, AbortSignal.timeout(longestConnectMs)]);
	try {
		const sites = await sitesOf(clientFor(connection, access, signal));
		await access.connections.write(connection);
		await access.publishOrigin(connection.origin);
		if (before && before.origin !== connection.origin) await access.revoke(before.origin);
		return { output: sites };
	} catch (error) {
		if (before?.origin !== connection.origin) await access.revoke(connection.origin);
		throw error;
	}
}

async function disconnect(access: ServerAccess) {
	const connection = await access.connections.read();
	await access.connections.forget();
	await access.publishOrigin('');
	if (connection) await access.revoke(connection.origin);
	return { output: null };
}

function clientFor(
	{ origin, apiKey }: ServerConnection,
	{ fetch }: Pick<ServerAccess, 'fetch'>,
	signal?: AbortSignal,
): ApiClient {
	return createApiClient({
		baseUrl: origin,
		apiKey,
		fetch: async (request) => {
			try {
				const response = await fetch(request, signal);
				// Reads the whole body here, because the connection may drop or time out halfway.
				await response.clone().arrayBuffer();
				return response;
			} catch (cause) {
				throw new UnreachableError('Nothing answered.', { cause });
			}
		},
	});
}

const failed = (kind: 'not_connected' | 'no_permission'): { failure: ServerFailure } => ({
	failure: { kind },
});
