import { readableAddress } from '@plumbline/core';

/** A URL as people read it: without the protocol and with decoded characters. */
export function shortAddress(url: string): string {
	const { host, pathname, search, protocol } = new URL(url);
	const path = pathname === '/' ? '' : pathname;
	return `${protocol === 'file:' ? '' : host}${readableAddress(path + search)}`;
}
