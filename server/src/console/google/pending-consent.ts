import type { OAuthClient, OAuthCredentials } from '../../sources/google/google-credentials.ts';

/** A consent on Google’s page that has begun. It is stored encrypted, with the session that began it. */
export interface PendingConsent {
	readonly state: string;
	readonly verifier: string;
	readonly redirectUri: string;
	readonly client: OAuthClient;
	/** Null until Google has answered. */
	readonly credentials: OAuthCredentials | null;
}
