import { sign } from 'node:crypto';
import type { ServiceAccount } from './google-credentials.ts';

const lifetimeS = 3600;

/** The signed claim that Google exchanges for a token (RFC 7523). */
export function serviceAccountAssertion(
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
