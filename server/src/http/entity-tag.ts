import { hash } from 'node:crypto';

/** Strong: the same tag means the same bytes. */
export function entityTag(body: Buffer): string {
	return `"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
}

/** Whether a client that names these tags has this body already (RFC 9110, 13.1.2). */
export function isKnownTo(ifNoneMatch: string | undefined, tag: string): boolean {
	if (ifNoneMatch === undefined) return false;
	if (ifNoneMatch.trim() === '*') return true;
	return ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === tag);
}
