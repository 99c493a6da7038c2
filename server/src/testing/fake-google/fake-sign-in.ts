import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { objectOf, textOf } from '../../sources/json-values.ts';
import type { FakeFailure } from './google-errors.ts';

export const fakeClient = {
	clientId: '1234-fake.apps.googleusercontent.com',
	clientSecret: 'GOCSPX-fake-secret',
};

export interface FakeSignInSettings {
	readonly baseUrl: () => string;
	readonly tokenLifetimeS: number;
	/** The person’s actions on the consent page. */
	readonly consent: 'given' | 'refused' | 'without-scope';
	/** PEM; assertions signed with a different key are refused. */
	readonly serviceAccountKey: string | null;
	readonly nowMs: () => number;
}

interface Grant {
	readonly challenge: string;
	readonly redirectUri: string;
	readonly scope: string;
}

type Form = URLSearchParams;

const refused = (error: string, error_description: string): FakeFailure => ({
	status: 400,
	body: { error, error_description },
});

/** Google’s OAuth endpoints: the consent page and the token endpoint. */
export function createFakeSignIn(settings: FakeSignInSettings) {
	const { nowMs } = settings;
	const codes = new Map<string, Grant>();
	const refreshTokens = new Set<string>(['1//fake-refresh-token']);
	const accessTokens = new Map<string, number>();
	let count = 0;

	const issue = (more: Readonly<Record<string, string>>) => {
		const access_token = `ya29.fake-${++count}`;
		accessTokens.set(access_token, nowMs() + settings.tokenLifetimeS * 1000);
		const body = {
			access_token,
			expires_in: settings.tokenLifetimeS,
			token_type: 'Bearer',
			...more,
		};
		return { status: 200, body };
	};
	const exchange = (form: Form): FakeFailure => {
		const code = form.get('code') ?? '';
		const grant = codes.get(code);
		codes.delete(code);
		const challenge = createHash('sha256')
			.update(form.get('code_verifier') ?? '')
			.digest('base64url');
		const isRight =
			grant?.challenge === challenge && grant.redirectUri === form.get('redirect_uri');
		if (!isRight) return refused('invalid_grant', 'Malformed auth code.');
		const refresh_token = `1//fake-${++count}`;
		refreshTokens.add(refresh_token);
		const scope = settings.consent === 'without-scope' ? 'openid' : grant.scope;
		return issue({ refresh_token, scope });
	};
	const answer = (form: Form): FakeFailure => {
		const kind = form.get('grant_type');
		if (kind === 'urn:ietf:params:oauth:grant-type:jwt-bearer') {
			return isAssertion(form.get('assertion') ?? '', settings)
				? issue({})
				: refused('invalid_grant', 'Invalid JWT Signature.');
		}
		if (!isClient(form))
			return { status: 401, body: { error: 'invalid_client', error_description: 'Unauthorized' } };
		if (kind === 'authorization_code') return exchange(form);
		return refreshTokens.has(form.get('refresh_token') ?? '')
			? issue({})
			: refused('invalid_grant', 'Token has been expired or revoked.');
	};
	return {
		/** Where the consent page sends the browser. */
		consent: (query: URLSearchParams): string => {
			const to = new URL(query.get('redirect_uri') ?? '');
			to.searchParams.set('state', query.get('state') ?? '');
			if (settings.consent === 'refused') {
				to.searchParams.set('error', 'access_denied');
				return to.href;
			}
			const code = `4/fake-${++count}`;
			codes.set(code, {
				challenge: query.get('code_challenge') ?? '',
				redirectUri: query.get('redirect_uri') ?? '',
				scope: query.get('scope') ?? '',
			});
			to.searchParams.set('code', code);
			return to.href;
		},
		token: answer,
		accepts: (authorization: string) =>
			(accessTokens.get(authorization.replace(/^Bearer /, '')) ?? 0) > nowMs(),
		/** Makes every access token expire early. */
		endTokens: () => accessTokens.clear(),
		/** Withdraws the consent. */
		revoke: () => refreshTokens.clear(),
	};
}

function isClient(form: Form): boolean {
	return (
		form.get('client_id') === fakeClient.clientId &&
		form.get('client_secret') === fakeClient.clientSecret
	);
}

function isAssertion(assertion: string, settings: FakeSignInSettings): boolean {
	const [header = '', body = '', signature = ''] = assertion.split('.');
	if (settings.serviceAccountKey === null) return false;
	const key: KeyObject = createPublicKey(settings.serviceAccountKey);
	const signed = Buffer.from(`${header}.${body}`);
	if (!verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64url'))) return false;
	const claims = objectOf(JSON.parse(Buffer.from(body, 'base64url').toString()));
	const now = settings.nowMs() / 1000;
	return (
		textOf(claims.aud) === `${settings.baseUrl()}/token` &&
		Number(claims.iat) <= now + 60 &&
		Number(claims.exp) > now &&
		Number(claims.exp) - Number(claims.iat) <= 3600
	);
}
