import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type AuditHtmlOptions, auditHtml, type Report } from '@plumbline/core';
import { decideCharset, decodeBody } from '@plumbline/server/charset';

export interface RealPage {
	/** Path relative to the folder. */
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

/** Every file below a folder, as bytes. */
export function* realPages(folder: string): Generator<RealPage> {
	for (const path of filesBelow(folder)) yield realPage(folder, relative(folder, path));
}

/** `name` is the path of the file relative to the folder. */
export function realPage(folder: string, name: string): RealPage {
	const html = readPage(join(folder, name));
	return {
		name,
		html,
		options: {
			geo: 'us',
			...addressOf(html),
			// Response headers were not saved, not even the one with the encoding.
			response: { status: 200, headers: null },
			scope: 'document',
		},
	};
}

/** Audits every file below a folder as HTML, one at a time. */
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

/**
 * A saved page no longer has its URL; the URL that it names itself is the best guess. A canonical on
 * a different host than og:url belongs to the page that this one copies.
 */
function addressOf(html: string): { readonly url?: string } {
	const canonical = urlIn(/<link[^>]+rel=["']?canonical["']?[^>]*>/i, 'href', html);
	const shared = urlIn(/<meta[^>]+property=["']?og:url["']?[^>]*>/i, 'content', html);
	const isCopy = canonical !== null && shared !== null && canonical.host !== shared.host;
	const url = isCopy ? shared : canonical;
	return url ? { url: url.href } : {};
}

function urlIn(tag: RegExp, attribute: 'href' | 'content', html: string): URL | null {
	const written = tag.exec(html)?.[0] ?? '';
	const value = new RegExp(`${attribute}=["']?(https?:[^"'\\s>]+)`, 'i').exec(written)?.[1];
	return value === undefined ? null : URL.parse(value);
}
