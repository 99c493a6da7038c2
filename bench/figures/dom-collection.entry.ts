// Runs in the browser; only core's collecting half is in it, as in the extension's content script.
import { createNodeRegistry, fromDocument } from '@plumbline/core';

declare global {
	var collect: () => Promise<number>;
}

/** Milliseconds of work that one collection of this document takes. */
globalThis.collect = async () => {
	const registry = createNodeRegistry();
	const start = performance.now();
	await fromDocument(document, { registry });
	return performance.now() - start;
};
