// Runs in the browser under test: the same core, built as browsers load it.
import {
	type AuditHtmlOptions,
	auditDocument,
	auditHtml,
	createNodeRegistry,
	fromDocument,
	languagesWithModel,
	load,
} from '@plumbline/core';

const ready = () => load({ html: true, languages: languagesWithModel });

let frame: HTMLIFrameElement | undefined;

/** In a frame, so that this script need not be read again for every page. */
async function open(address: string): Promise<Document> {
	frame?.remove();
	frame = document.createElement('iframe');
	const { promise, resolve } = Promise.withResolvers();
	frame.addEventListener('load', resolve, { once: true });
	frame.src = address;
	document.body.append(frame);
	await promise;
	if (!frame.contentDocument) throw new Error(`${address} is kept from us.`);
	return frame.contentDocument;
}

const givenOf = (options: AuditHtmlOptions) => ({
	url: options.url ?? null,
	declaredLanguage: options.language ?? null,
	response: options.response ?? null,
	robotsTxt: options.robotsTxt ?? null,
	layout: options.layout ?? null,
	vitals: options.vitals ?? null,
});

globalThis.parity = {
	async auditHtml(html, options) {
		await ready();
		return JSON.stringify(auditHtml(html, options));
	},
	async readDocument(address, options) {
		await ready();
		const document = await open(address);
		const collecting = { registry: createNodeRegistry(), given: givenOf(options) };
		const facts = await fromDocument(document, collecting);
		const report = await auditDocument(document, { ...options, ...collecting });
		return JSON.stringify({ facts, report });
	},
};
