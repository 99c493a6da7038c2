import { objectOf, textOf } from '../json-values.ts';
import { SourceError } from '../source.ts';
import type { OAuthClient, OAuthCredentials } from './google-credentials.ts';
import { type GoogleAsking, tokenApi } from './google-tokens.ts';

export interface CodeExchange extends GoogleAsking {
	readonly client: OAuthClient;
	readonly scope: string;
	readonly code: string;
	/** Of PKCE. */
	readonly verifier: string;
	readonly redirectUri: string;
}

/** Credentials for the code with which Google’s page sent the browser back. */
export async function exchangeCode(exchange: CodeExchange): Promise<OAuthCredentials> {
	const { client, scope, code, verifier, redirectUri } = exchange;
	const { clientId, clientSecret } = client;
	const answer = objectOf(
		await tokenApi(exchange, 'oauth').request({
			path: '',
			form: {
				grant_type: 'authorization_code',
				client_id: clientId,
				client_secret: clientSecret,
				code,
				code_verifier: verifier,
				redirect_uri: redirectUri,
			},
			secrets: [clientSecret, code, verifier],
		}),
	);
	const refreshToken = textOf(answer.refresh_token);
	if (refreshToken === '' || !isGranted(scope, textOf(answer.scope))) throw notGranted();
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
