import { createHash } from 'node:crypto';
import { withPlainEscapes } from '@plumbline/core';

/** The identity of a URL in a crawl: neither fragments nor needless escapes count. */
export function urlIdentity(url: URL): string {
	const { hash, href } = url;
	return withPlainEscapes(hash === '' ? href.replace(/#$/, '') : href.slice(0, -hash.length));
}

/** 72 bits: among a million URLs, a collision is practically impossible. */
export const urlHash = (identity: string): string =>
	createHash('sha256').update(identity).digest('base64url').slice(0, 12);
