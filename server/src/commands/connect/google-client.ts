import { readFile } from 'node:fs/promises';
import type { Database } from '../../database/open-database.ts';
import { hasCode, usageError } from '../../process/expected-error.ts';
import { fileProblem } from '../../process/file-problem.ts';
import { connectCommand } from '../../sources/connect-command.ts';
import { listConnections, openCredentials } from '../../sources/connections.store.ts';
import {
	type OAuthClient,
	parseGoogleCredentials,
} from '../../sources/google/google-credentials.ts';
import { parseClientFile } from '../../sources/google/google-files.ts';
import type { Vault } from '../../sources/seal.ts';

export interface ClientValues {
	readonly client?: string | undefined;
	readonly 'client-id'?: string | undefined;
	readonly 'client-secret'?: string | undefined;
}

const apis = {
	'google-search-console': '“Google Search Console API”',
	'google-analytics': '“Google Analytics Data API” and “Google Analytics Admin API”',
};

/** A source that needs Google’s consent. */
export type GoogleSource = keyof typeof apis;

/** The user’s OAuth client: the given one, or that of an existing connection. */
export async function googleClient(
	database: Database,
	vault: Vault,
	values: ClientValues,
	source: GoogleSource,
): Promise<OAuthClient> {
	if (values.client !== undefined) {
		return readGoogleFile('client', values.client, parseClientFile);
	}
	const [clientId, clientSecret] = [values['client-id'], values['client-secret']];
	if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret };
	if (clientId !== undefined || clientSecret !== undefined) {
		throw usageError('--client-id and --client-secret belong together. Give both.');
	}
	const known = await knownClient(database, vault);
	if (known !== null) return known;
	throw usageError(
		`--client is missing. Google admits only registered programs, so create an OAuth client once: at console.cloud.google.com choose or create a project, enable ${apis[source]}, and under APIs & Services, Credentials, create an OAuth client of type “Desktop app”. Download its JSON and run: ${connectCommand(source)} --client FILE.`,
	);
}

async function knownClient(database: Database, vault: Vault): Promise<OAuthClient | null> {
	for (const connection of await listConnections(database)) {
		if (!connection.source.startsWith('google-')) continue;
		const result = await openCredentials(database, vault, connection);
		const credentials = result.opened ? parseGoogleCredentials(result.credentials) : null;
		if (credentials?.kind === 'oauth') return credentials;
	}
	return null;
}

/** Reads a file from Google Cloud; an error names the option. */
export async function readGoogleFile<Content>(
	option: string,
	path: string,
	parse: (json: string) => Content,
): Promise<Content> {
	const json = await readFile(path, 'utf8').catch((error: unknown) => {
		throw usageError(`--${option}: “${path}” cannot be read: ${fileProblem(error)}.`);
	});
	try {
		return parse(json);
	} catch (error) {
		if (!hasCode(error, 'google_file')) throw error;
		throw usageError(`--${option}: ${error.message}`);
	}
}
