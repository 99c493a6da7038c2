import { spawn } from 'node:child_process';
import type { Database } from '../../database/open-database.ts';
import { askForConsent } from '../../sources/google/ask-for-consent.ts';
import { googleAddresses } from '../../sources/google/google-addresses.ts';
import type { GoogleCredentials } from '../../sources/google/google-credentials.ts';
import { parseServiceAccountFile } from '../../sources/google/google-files.ts';
import type { Vault } from '../../sources/seal.ts';
import { say, type Terminal } from '../terminal.ts';
import {
	type ClientValues,
	type GoogleSource,
	googleClient,
	readGoogleFile,
} from './google-client.ts';
import { isInteractive } from './read-secret.ts';

const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
	darwin: ['open'],
	// The shell’s “start” would cut the URL at its first “&”.
	win32: ['rundll32', 'url.dll,FileProtocolHandler'],
	linux: ['xdg-open'],
};

/** Opens the URL if this machine can; the URL is printed in any case. */
function openBrowser(address: string): void {
	const [command, ...words] = openers[process.platform] ?? [];
	if (command === undefined) return;
	const child = spawn(command, [...words, address], { detached: true, stdio: 'ignore' });
	// There is no browser here; the person can open the printed URL elsewhere.
	child.on('error', () => undefined);
	child.unref();
}

/** Options of every command that connects a Google service. */
export const googleAccessOptions = {
	client: {
		type: 'string',
		value: 'FILE',
		help: 'JSON file of your OAuth client of type “Desktop app”, from Google Cloud.',
	},
	'client-id': {
		type: 'string',
		value: 'ID',
		help: 'Id of the OAuth client, instead of its file.',
	},
	'client-secret': {
		type: 'string',
		value: 'SECRET',
		help: 'Secret of the OAuth client, with --client-id.',
	},
	'service-account': {
		type: 'string',
		value: 'FILE',
		help: 'JSON key file of a service account, instead of your consent in the browser.',
	},
	'no-browser': { type: 'boolean', help: 'Print the URL of Google’s page instead of opening it.' },
	'base-url': {
		type: 'string',
		value: 'URL',
		help: 'URL to use instead of Google’s, for tests.',
	},
} as const;

export interface GoogleAccessValues extends ClientValues {
	readonly 'service-account'?: string | undefined;
	readonly 'no-browser'?: boolean | undefined;
	readonly 'base-url'?: string | undefined;
}

interface AccessRequest {
	readonly database: Database;
	readonly vault: Vault;
	readonly terminal: Terminal;
	readonly source: GoogleSource;
	readonly scope: string;
	readonly values: GoogleAccessValues;
}

/** Credentials from a service account’s file, or from the person’s consent on Google’s page. */
export async function googleAccess(request: AccessRequest): Promise<GoogleCredentials> {
	const { database, vault, terminal, source, scope, values } = request;
	const file = values['service-account'];
	if (file !== undefined) return readGoogleFile('service-account', file, parseServiceAccountFile);
	return askForConsent({
		client: await googleClient(database, vault, values, source),
		scope,
		addresses: googleAddresses(values['base-url']),
		fetch,
		now: Date.now,
		signal: terminal.stop,
		show: (address) => {
			say(terminal, `Open this URL in a browser on this machine and allow access:\n${address}`);
			if (!values['no-browser'] && isInteractive(terminal)) openBrowser(address);
		},
	});
}
