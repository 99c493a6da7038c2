// Runs in the browser under test: the same core, bundled like for users.
import {
	type AuditHtmlOptions,
	auditHtml,
	createAuditor,
	createNodeRegistry,
	fromDocument,
	languagesWithModel,
	load,
	type PageFacts,
} from '@plumbline/core';
import type { DocumentRequest, ReadDocument } from './browser-under-test.ts';
import { comparableFacts, verdictsOf } from './comparable.ts';
import type { ParityPage } from './pages.ts';

const ready = () => load({ html: true, languages: languagesWithModel });

let frame: HTMLIFrameElement | undefined;

/** Opens the page in a frame, so that this script is not loaded again for every page. */
async function open({ address, html }: DocumentRequest): Promise<Document> {
	frame?.remove();
	frame = document.createElement('iframe');
	const { promise, resolve } = Promise.withResolvers();
	if (html === null) {
		frame.addEventListener('load', resolve, { once: true });
		frame.src = address;
	}
	document.body.append(frame);
	if (html === null) await promise;
	else await write(html, frame.contentDocument);
	if (!frame.contentDocument) throw new Error(`${address} is kept from us.`);
	return frame.contentDocument;
}

async function write(html: string, document: Document | null): Promise<void> {
	document?.open();
	document?.write(html);
	document?.close();
	// Firefox’s parser pauses at a script, even if the script is not loaded.
	if (document?.readyState !== 'loading') return;
	await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

const givenOf = (options: AuditHtmlOptions) => ({
	url: options.url ?? null,
	declaredLanguage: options.language ?? null,
	response: options.response ?? null,
	robotsTxt: options.robotsTxt ?? null,
	layout: options.layout ?? null,
	loadedImages: options.loadedImages ?? null,
	vitals: options.vitals ?? null,
});

async function factsOf(request: DocumentRequest): Promise<PageFacts> {
	const given = givenOf(request.options);
	return fromDocument(await open(request), { registry: createNodeRegistry(), given });
}

async function readDocument(request: DocumentRequest): Promise<ReadDocument> {
	const facts = await factsOf(request);
	const { report } = await createAuditor(request.options).judge(facts);
	return { factsDigest: await digest(comparableFacts(facts)), verdicts: verdictsOf(report()) };
}

async function digest(text: string): Promise<string> {
	const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
	const bytes = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'));
	return bytes.join('');
}

const reportOf = ({ html, options }: ParityPage) => JSON.stringify(auditHtml(html, options));

globalThis.parity = {
	async digestsOfReports(pages) {
		await ready();
		return (await Promise.all(pages.map((page) => digest(reportOf(page))))).join('\n');
	},
	async report(page) {
		await ready();
		return reportOf(page);
	},
	async readDocuments(requests) {
		await ready();
		const read: ReadDocument[] = [];
		for (const request of requests) read.push(await readDocument(request));
		return JSON.stringify(read);
	},
	async facts(request) {
		await ready();
		return comparableFacts(await factsOf(request));
	},
};
