import { hash, randomBytes } from 'node:crypto';

const prefix = 'plb_';

/** 32 random bytes behind a prefix by which leaked keys are found. */
export function newApiKey(): string {
	return prefix + randomBytes(32).toString('base64url');
}

/** Plain SHA-256 is enough: there is nothing to guess in 256 random bits. */
export function hashApiKey(apiKey: string): string {
	return hash('sha256', apiKey);
}
