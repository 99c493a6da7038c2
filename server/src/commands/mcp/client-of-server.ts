import { type ApiClient, createApiClient } from '@plumbline/core/api';
import { usageError } from '../../process/expected-error.ts';
import type { Terminal } from '../terminal.ts';

/** Calls a running server with the key from the environment, so that no key is in a command line. */
export function clientOfServer(
	server: string,
	{ PLUMBLINE_API_KEY: apiKey }: Terminal['environment'],
): ApiClient {
	if (!URL.canParse(server) || !/^https?:$/.test(new URL(server).protocol)) {
		throw usageError(
			`--server: “${server}” is not a URL. Write, for example, http://127.0.0.1:8787.`,
		);
	}
	if (!apiKey?.trim()) {
		throw usageError(
			'PLUMBLINE_API_KEY is missing. Set it to a key of that server; “plumbline key create” makes one.',
		);
	}
	return createApiClient({ baseUrl: server, apiKey: apiKey.trim() });
}
