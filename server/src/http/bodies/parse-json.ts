import type { HtmlSource } from '../../pages/audits/audit-task.ts';
import { checkJson, invalidJson } from './check-json.ts';

/** In bytes. Longer HTML becomes bytes, which move between threads without being copied. */
const longestText = 64 * 1024;

/** Parses a JSON body that is not empty. */
export function parseJson(bytes: Buffer): unknown {
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
