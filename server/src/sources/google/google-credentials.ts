import { objectOf, textOf } from '../json-values.ts';

/** The user’s own client, of type “Desktop app”. */
export interface OAuthClient {
	readonly clientId: string;
	readonly clientSecret: string;
}

export interface OAuthCredentials extends OAuthClient {
	readonly kind: 'oauth';
	readonly refreshToken: string;
}

export interface ServiceAccount {
	readonly kind: 'service-account';
	readonly clientEmail: string;
	/** PEM. */
	readonly privateKey: string;
	readonly privateKeyId: string;
}

/** The encrypted credentials of a connection to Google. */
export type GoogleCredentials = OAuthCredentials | ServiceAccount;

/** Parses credentials that we encrypted; null for anything else. */
export function parseGoogleCredentials(value: unknown): GoogleCredentials | null {
	const fields = objectOf(value);
	const text = (name: string) => textOf(fields[name]);
	if (fields.kind === 'oauth') {
		return {
			kind: 'oauth',
			clientId: text('clientId'),
			clientSecret: text('clientSecret'),
			refreshToken: text('refreshToken'),
		};
	}
	if (fields.kind !== 'service-account') return null;
	return {
		kind: 'service-account',
		clientEmail: text('clientEmail'),
		privateKey: text('privateKey'),
		privateKeyId: text('privateKeyId'),
	};
}

/** Texts that must not appear in any message. */
export function secretsOf(credentials: GoogleCredentials): readonly string[] {
	return credentials.kind === 'oauth'
		? [credentials.clientSecret, credentials.refreshToken]
		: [credentials.privateKey];
}
