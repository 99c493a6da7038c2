import { domainToUnicode } from 'node:url';
import { readableAddress } from '@plumbline/core';

/** The start URL as its owner writes it: `https://bücher.example/müll`. */
export function readableStart(start: string): string {
	const { hostname } = new URL(start);
	return readableAddress(start.replace(hostname, domainToUnicode(hostname) || hostname));
}

/** Its host and port. */
export function readableSite(start: string): string {
	const { host, hostname } = new URL(start);
	return host.replace(hostname, domainToUnicode(hostname) || hostname);
}
