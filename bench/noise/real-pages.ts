import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type AuditHtmlOptions, auditHtml, type Report } from '@plumbline/core';
import { decideCharset, decodeBody } from '@plumbline/server/charset';

export interface RealPage {
	/** Relative to the folder. */
	readonly name: string;
	readonly html: string;
	readonly options: AuditHtmlOptions;
}

export interface AuditedFile {
	readonly name: string;
	readonly report: Report;
	readonly milliseconds: number;
}

const countries: Readonly<Record<string, string>> = { de: 'de', fr: 'fr', pl: 'pl', jp: 'jp' };

/** Every file below a folder as a server would have received it. */
export function* realPages(folder: string): Generator<RealPage> {
	for (const path of filesBelow(folder)) {
		const html = readPage(path);
		yield {
			name: relative(folder, path),
			html,
			options: {
				geo: 'us',
				...addressOf(html),
				// Nobody has kept what headers said, the encoding least of all.
				response: { status: 200, headers: null },
				scope: 'document',
			},
		};
	}
}

/** Audits every file below a folder as HTML, one after the other. */
export function* auditFolder(folder: string): Generator<AuditedFile> {
	for (const { html, name, options } of realPages(folder)) {
		const start = performance.now();
		const report = auditHtml(html, options);
		yield { name, report, milliseconds: performance.now() - start };
	}
}

function filesBelow(folder: string): readonly string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ name, parentPath }) => join(parentPath, name))
		.sort();
}

function readPage(path: string): string {
	const body = readFileSync(path);
	const topLevel = /\.(\w\w)\./.exec(path)?.[1] ?? '';
	const { encoding } = decideCharset(body, {
		headerCharset: null,
		geo: countries[topLevel] ?? 'us',
	});
	return decodeBody(body, encoding);
}

/** A saved page has lost its address; what it calls itself is the best guess. */
function addressOf(html: string): { readonly url?: string } {
	const canonical = /<link[^>]+rel=["']?canonical["']?[^>]*>/i.exec(html)?.[0];
	const href = canonical && /href=["']?(https?:[^"'\s>]+)/i.exec(canonical)?.[1];
	const url = href && URL.parse(href)?.href;
	return url ? { url } : {};
}
