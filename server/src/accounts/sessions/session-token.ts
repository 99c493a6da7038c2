import { hash, randomBytes } from 'node:crypto';

const prefix = 'pls_';

/** The secret of a link or of a browser's session; only its hash is stored. */
export function newSessionToken(): string {
	return prefix + randomBytes(32).toString('base64url');
}

export function isSessionToken(text: string): boolean {
	return text.startsWith(prefix);
}

/** Plain SHA-256 is enough: nobody can guess 256 random bits. */
export function hashToken(token: string): string {
	return hash('sha256', token);
}
