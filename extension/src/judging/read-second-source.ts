import { load, readServedHtmlInSlices } from '@plumbline/core';
import type { Served } from '../messaging/protocol.ts';
import type { SecondSource } from './second-source.ts';

/** Parses the HTML as the server sent it, in slices; loads the parser on first use. */
export async function readSecondSource(
	served: Served,
	signal?: AbortSignal,
): Promise<SecondSource> {
	if (served.html === null) return { ...served, html: null };
	await load({ html: true });
	return { ...served, html: await readServedHtmlInSlices(served.html, served.url, signal) };
}
