import { createPrivateKey } from 'node:crypto';
import { ExpectedError } from '../../process/expected-error.ts';
import { objectOf, textOf } from '../json-values.ts';
import type { OAuthClient, ServiceAccount } from './google-credentials.ts';

// The two files that Google Cloud offers for download.

export function parseClientFile(json: string): OAuthClient {
	const file = objectOf(parsed(json));
	if (file.web !== undefined) {
		throw new ExpectedError(
			'google_file',
			'This OAuth client is of type “Web application”, which cannot redirect to this machine. Create one of type “Desktop app” in Google Cloud, under APIs & Services, Credentials.',
		);
	}
	const client = objectOf(file.installed);
	const [clientId, clientSecret] = [textOf(client.client_id), textOf(client.client_secret)];
	if (clientId !== '' && clientSecret !== '') return { clientId, clientSecret };
	throw new ExpectedError(
		'google_file',
		file.type === 'service_account'
			? 'This file belongs to a service account. Use it with --service-account.'
			: 'This file does not contain an OAuth client. Download the JSON of an OAuth client of type “Desktop app” from Google Cloud, under APIs & Services, Credentials.',
	);
}

export function parseServiceAccountFile(json: string): ServiceAccount {
	const file = objectOf(parsed(json));
	if (file.type !== 'service_account') {
		throw new ExpectedError(
			'google_file',
			file.installed === undefined
				? 'This file does not belong to a service account. In Google Cloud, under IAM & Admin, Service Accounts, Keys, create a key of type JSON.'
				: 'This file belongs to an OAuth client. Use it with --client.',
		);
	}
	return {
		kind: 'service-account',
		clientEmail: textOf(file.client_email),
		privateKey: usableKey(textOf(file.private_key)),
		privateKeyId: textOf(file.private_key_id),
	};
}

/** Keys that went through an environment variable have “\n” instead of line breaks. */
function usableKey(text: string): string {
	const pem = text.replaceAll('\\n', '\n');
	try {
		createPrivateKey(pem);
		return pem;
	} catch {
		// The error of the cryptography library would not help, and might quote the key.
		throw new ExpectedError(
			'google_file',
			'The private key in this file cannot be read. Create a new key of type JSON for the service account and use that file as it was downloaded.',
		);
	}
}

function parsed(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		throw new ExpectedError(
			'google_file',
			'This file is not JSON. Use the file as it was downloaded from Google Cloud.',
		);
	}
}
