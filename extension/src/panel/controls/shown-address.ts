import { readableAddress } from '@plumbline/core';

const longest = 200;

/** A URL in a list: without the protocol, and not longer than anybody reads. */
export function shownAddress(address: string): string {
	// Data and javascript URLs may be megabytes.
	const start = address.slice(0, 2 * longest);
	const shown = readableAddress(start.replace(/^https?:\/\//, ''));
	return shown.length > longest ? `${shown.slice(0, longest)}…` : shown;
}
