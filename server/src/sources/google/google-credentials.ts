import { objectOf, textOf } from '../json-values.ts';

/** The user’s own, of type “Desktop app”. */
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

/** What a connection to Google keeps sealed. */
export type GoogleCredentials = OAuthCredentials | ServiceAccount;

/** What was sealed by us; null when it is something else. */
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

/** What must stand in no message. */
export function secretsOf(credentials: GoogleCredentials): readonly string[] {
	return credentials.kind === 'oauth'
		? [credentials.clientSecret, credentials.refreshToken]
		: [credentials.privateKey];
}
