import { randomBytes } from 'node:crypto';
import { objectOf, textOf } from '../json-values.ts';
import { SourceError } from '../source.ts';
import { type ConsentAnswer, listenForConsent } from './consent-listener.ts';
import type { OAuthClient, OAuthCredentials } from './google-credentials.ts';
import { type GoogleAsking, tokenApi } from './google-tokens.ts';
import { newPkce, type Pkce } from './pkce.ts';
import { tokenError } from './token-verdict.ts';

export interface ConsentRequest extends GoogleAsking {
	readonly client: OAuthClient;
	readonly scope: string;
	/** Shows the person Google’s page. */
	readonly show: (address: string) => void;
}

interface Exchange {
	readonly code: string;
	readonly pkce: Pkce;
	readonly redirectUri: string;
}

/** Credentials from the person’s consent on Google’s page. Throws a SourceError if they refuse. */
export async function askForConsent(request: ConsentRequest): Promise<OAuthCredentials> {
	const state = randomBytes(24).toString('base64url');
	const pkce = newPkce();
	const listener = await listenForConsent(state, request.signal);
	try {
		const { redirectUri } = listener;
		request.show(consentAddress(request, { state, redirectUri, challenge: pkce.challenge }));
		const code = codeOf(await listener.answer);
		return await exchangeCode(request, { code, pkce, redirectUri });
	} finally {
		listener.close();
	}
}

function consentAddress(
	{ client, scope, addresses }: ConsentRequest,
	{ state, redirectUri, challenge }: { state: string; redirectUri: string; challenge: string },
): string {
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
	return `${addresses.authorize}?${query}`;
}

function codeOf(answer: ConsentAnswer): string {
	if ('code' in answer) return answer.code;
	throw tokenError(answer.error, 'oauth');
}

async function exchangeCode(
	request: ConsentRequest,
	{ code, pkce, redirectUri }: Exchange,
): Promise<OAuthCredentials> {
	const { clientId, clientSecret } = request.client;
	const answer = objectOf(
		await tokenApi(request, 'oauth').request({
			path: '',
			form: {
				grant_type: 'authorization_code',
				client_id: clientId,
				client_secret: clientSecret,
				code,
				code_verifier: pkce.verifier,
				redirect_uri: redirectUri,
			},
			secrets: [clientSecret, code, pkce.verifier],
		}),
	);
	const refreshToken = textOf(answer.refresh_token);
	if (refreshToken === '' || !isGranted(request.scope, textOf(answer.scope))) throw notGranted();
	return { kind: 'oauth', clientId, clientSecret, refreshToken };
}

/** People may leave boxes unchecked on Google’s page. */
function isGranted(scope: string, granted: string): boolean {
	const all = granted.split(' ');
	return scope.split(' ').every((wanted) => all.includes(wanted));
}

function notGranted(): SourceError {
	return new SourceError('credentials', 'Google gave less access than requested.', {
		remedy: 'Connect again, and select every checkbox on Google’s page.',
	});
}
