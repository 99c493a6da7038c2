import { readableAddress } from '@plumbline/core';

/** As people say it: without protocol, and with its characters instead of their codes. */
export function shortAddress(url: string): string {
	const { host, pathname, search, protocol } = new URL(url);
	const path = pathname === '/' ? '' : pathname;
	return `${protocol === 'file:' ? '' : host}${readableAddress(path + search)}`;
}
