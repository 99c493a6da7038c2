import type { HtmlSource } from '../../pages/audits/audit-task.ts';
import { parseForm } from '../parameters/form.ts';
import { checkJson, invalidJson } from './check-json.ts';
import { type MultipartForm, parseMultipart } from './parse-multipart.ts';

/** In bytes. Longer HTML becomes bytes, which move between threads without being copied. */
const longestText = 64 * 1024;

/** Parses a JSON body that is not empty. */
function parseJson(bytes: Buffer): unknown {
	checkJson(bytes);
	const body = parse(bytes.toString());
	if (hasPrototype(body)) throw invalidJson('“__proto__” is not a parameter.');
	return isRecord(body) && isLong(body.html) ? { ...body, html: bytesOf(body.html) } : body;
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw invalidJson('The body is not JSON.', cause);
	}
}

function hasPrototype(value: unknown): boolean {
	if (typeof value !== 'object' || value === null) return false;
	return Object.hasOwn(value, '__proto__') || Object.values(value).some(hasPrototype);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isLong(value: unknown): value is string {
	return typeof value === 'string' && value.length > longestText;
}

function bytesOf(html: string): HtmlSource {
	return { kind: 'utf8', bytes: new TextEncoder().encode(html) };
}

export interface Body extends MultipartForm {
	readonly format: 'json' | 'form' | 'multipart';
	readonly bytes: Uint8Array;
}

/** The parameters of a body; JSON can be any value. */
export function parseBody({ format, bytes, ...form }: Body): unknown {
	const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	switch (format) {
		case 'json':
			return parseJson(buffer);
		case 'form':
			return parseForm(buffer);
		case 'multipart':
			return parseMultipart(buffer, form);
	}
}
