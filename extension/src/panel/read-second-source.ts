import { load, readServedHtml } from '@plumbline/core';
import type { Served } from '../messaging/protocol.ts';
import type { SecondSource } from './second-source.ts';

/** Reads the HTML that was sent; the parser comes when it is first needed. */
export async function readSecondSource(served: Served): Promise<SecondSource> {
	if (served.html === null) return { ...served, html: null };
	await load({ html: true });
	return { ...served, html: readServedHtml(served.html, served.url) };
}
