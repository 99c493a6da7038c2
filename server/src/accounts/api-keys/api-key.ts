import { hash, randomBytes } from 'node:crypto';

const prefix = 'plb_';

/** 32 random bytes after a prefix that lets scanners find leaked keys. */
export function newApiKey(): string {
	return prefix + randomBytes(32).toString('base64url');
}

/** Plain SHA-256 is enough: nobody can guess 256 random bits. */
export function hashApiKey(apiKey: string): string {
	return hash('sha256', apiKey);
}
