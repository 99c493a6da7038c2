import { hash } from 'node:crypto';

/** A strong tag: equal tags mean equal bytes. */
export function entityTag(body: Buffer): string {
	return `"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
}

/** True if the client already has this body, according to the tags it sends (RFC 9110, 13.1.2). */
export function isKnownTo(ifNoneMatch: string | undefined, tag: string): boolean {
	if (ifNoneMatch === undefined) return false;
	if (ifNoneMatch.trim() === '*') return true;
	return ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === tag);
}
