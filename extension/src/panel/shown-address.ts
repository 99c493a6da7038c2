import { readableAddress } from '@plumbline/core';

const LONGEST = 200;

/** An address in a list: without the protocol everybody knows, and not longer than anybody reads. */
export function shownAddress(address: string): string {
	// Data and scripts are addresses too, and may be megabytes.
	const start = address.slice(0, 2 * LONGEST);
	const shown = readableAddress(start.replace(/^https?:\/\//, ''));
	return shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown;
}
