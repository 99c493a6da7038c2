import { createHash, randomBytes } from 'node:crypto';

/** Proves that the code is exchanged by the program that requested it (RFC 7636). */
export interface Pkce {
	readonly verifier: string;
	readonly challenge: string;
}

export function newPkce(): Pkce {
	const verifier = randomBytes(48).toString('base64url');
	return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}
