import type { OAuthClient } from './google-credentials.ts';

interface ConsentQuestion {
	/** Google’s page. */
	readonly authorize: string;
	readonly client: OAuthClient;
	readonly scope: string;
	readonly state: string;
	readonly redirectUri: string;
	readonly challenge: string;
}

/** Where the person allows access. */
export function consentUrl(question: ConsentQuestion): string {
	const { authorize, client, scope, state, redirectUri, challenge } = question;
	const query = new URLSearchParams({
		client_id: client.clientId,
		redirect_uri: redirectUri,
		response_type: 'code',
		scope,
		state,
		code_challenge: challenge,
		code_challenge_method: 'S256',
		access_type: 'offline',
		// Otherwise Google returns a refresh token only the first time.
		prompt: 'consent',
	});
	return `${authorize}?${query}`;
}
