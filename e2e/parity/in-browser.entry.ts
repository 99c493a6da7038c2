// Runs in the browser under test: the same core, built as browsers load it.
import {
	type AuditHtmlOptions,
	auditFacts,
	auditHtml,
	createNodeRegistry,
	fromDocument,
	load,
} from '@plumbline/core';

const languages = 'en ja zh th de es fr ko tr ru sv pl cs it pt nl'.split(' ');
const ready = () => load({ html: true, languages });

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

const collect = (document: Document, { language, response, robotsTxt, url }: AuditHtmlOptions) =>
	fromDocument(document, {
		registry: createNodeRegistry(),
		given: {
			url: url ?? null,
			declaredLanguage: language ?? null,
			response: response ?? null,
			robotsTxt: robotsTxt ?? null,
		},
	});

globalThis.parity = {
	async auditHtml(html, options) {
		await ready();
		return JSON.stringify(auditHtml(html, options));
	},
	async readDocument(address, options) {
		await ready();
		const facts = await collect(await open(address), options);
		return JSON.stringify({ facts, report: auditFacts(facts, options) });
	},
};
