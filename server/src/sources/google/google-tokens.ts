import { sign } from 'node:crypto';
import type { Wait } from '../../process/pause.ts';
import { numberOf, objectOf, textOf } from '../json-values.ts';
import { SourceError } from '../source.ts';
import { createApi } from '../source-http.ts';
import type { GoogleAddresses } from './google-addresses.ts';
import { type GoogleCredentials, type ServiceAccount, secretsOf } from './google-credentials.ts';
import { tokenVerdict } from './token-verdict.ts';

const lifetimeS = 3600;

/** The signed claim that Google exchanges for a token (RFC 7523). */
function serviceAccountAssertion(
	{ clientEmail, privateKey, privateKeyId }: ServiceAccount,
	{ scope, audience, nowMs }: { scope: string; audience: string; nowMs: number },
): string {
	const iat = Math.floor(nowMs / 1000);
	const header = { alg: 'RS256', typ: 'JWT', ...(privateKeyId && { kid: privateKeyId }) };
	const claims = { iss: clientEmail, scope, aud: audience, iat, exp: iat + lifetimeS };
	const body = `${encoded(header)}.${encoded(claims)}`;
	return `${body}.${sign('RSA-SHA256', Buffer.from(body), privateKey).toString('base64url')}`;
}

function encoded(value: unknown): string {
	return Buffer.from(JSON.stringify(value)).toString('base64url');
}

export interface GoogleTokens {
	/** A token that stays valid for a while. */
	readonly current: () => Promise<string>;
	/** A new token in place of this one, which was refused. */
	readonly instead: (refused: string) => Promise<string>;
}

export interface GoogleAsking {
	readonly addresses: GoogleAddresses;
	readonly fetch: typeof fetch;
	readonly now: () => number;
	readonly signal: AbortSignal;
	readonly wait?: Wait | undefined;
}

interface Token {
	readonly text: string;
	readonly expiresMs: number;
}

/** Renewed this long before it expires, so that none expires during a request. */
const marginMs = 120_000;

export function createGoogleTokens(
	credentials: GoogleCredentials,
	scope: string,
	asking: GoogleAsking,
): GoogleTokens {
	let latest: Promise<Token> | null = null;
	const renewed = () => {
		latest = askForToken(tokenForm(credentials, scope, asking), credentials, asking);
		// After a failure the next caller requests a new token.
		latest.catch(() => {
			latest = null;
		});
		return latest;
	};
	const usable = async () => {
		const token = await (latest ?? renewed());
		return token.expiresMs - marginMs > asking.now() ? token : renewed();
	};
	return {
		current: async () => (await usable()).text,
		instead: async (refused) => {
			const token = await usable();
			return (token.text === refused ? await renewed() : token).text;
		},
	};
}

type TokenForm = Readonly<Record<string, string>>;

function tokenForm(credentials: GoogleCredentials, scope: string, asking: GoogleAsking): TokenForm {
	if (credentials.kind === 'oauth') {
		return {
			grant_type: 'refresh_token',
			client_id: credentials.clientId,
			client_secret: credentials.clientSecret,
			refresh_token: credentials.refreshToken,
		};
	}
	const claim = { scope, audience: asking.addresses.token, nowMs: asking.now() };
	return {
		grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
		assertion: serviceAccountAssertion(credentials, claim),
	};
}

async function askForToken(
	form: TokenForm,
	credentials: GoogleCredentials,
	asking: GoogleAsking,
): Promise<Token> {
	const secrets = [...secretsOf(credentials), form.assertion ?? ''];
	const answer = await tokenApi(asking, credentials.kind).request({ path: '', form, secrets });
	const { access_token, expires_in } = objectOf(answer);
	const text = textOf(access_token);
	if (text === '') throw noToken();
	return { text, expiresMs: asking.now() + numberOf(expires_in) * 1000 };
}

/** A client of the token endpoint, which serves both kinds of credentials. */
export function tokenApi(asking: GoogleAsking, kind: GoogleCredentials['kind']) {
	return createApi({
		provider: 'Google’s sign-in',
		baseUrl: asking.addresses.token,
		fetch: asking.fetch,
		signal: asking.signal,
		...(asking.wait && { wait: asking.wait }),
		timeoutMs: 30_000,
		classify: (response) => tokenVerdict(response, kind, asking.now()),
	});
}

function noToken(): SourceError {
	return new SourceError('refused', 'Google’s sign-in answered without a token.', {
		remedy: 'Try again later; if this persists, run “plumbline connect google” again.',
	});
}
