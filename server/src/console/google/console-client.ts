import { ExpectedError } from '../../process/expected-error.ts';
import type { OAuthClient } from '../../sources/google/google-credentials.ts';
import { parseClientFile } from '../../sources/google/google-files.ts';
import { listOf, objectOf, textOf } from '../../sources/json-values.ts';

/**
 * The OAuth client in a file of Google Cloud. A client of type “Desktop app” redirects to this
 * machine only; under any other name the console needs one of type “Web application”.
 */
export function consoleClient(json: string, redirectUri: string): OAuthClient {
	if (isThisMachine(redirectUri)) return parseClientFile(json);
	const client = objectOf(objectOf(parsed(json)).web);
	const [clientId, clientSecret] = [textOf(client.client_id), textOf(client.client_secret)];
	const isListed = listOf(client.redirect_uris).map(textOf).includes(redirectUri);
	if (clientId !== '' && clientSecret !== '' && isListed) return { clientId, clientSecret };
	throw new ExpectedError(
		'google_file',
		`Google has to redirect back to ${redirectUri}. In Google Cloud, under APIs & Services, Credentials, create an OAuth client of type “Web application” with this authorized redirect URI, and use its JSON.`,
	);
}

function isThisMachine(url: string): boolean {
	const name = URL.parse(url)?.hostname ?? '';
	return name === 'localhost' || name === '[::1]' || name.startsWith('127.');
}

function parsed(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		// The file may contain a secret, so the message must not quote it.
		return null;
	}
}
