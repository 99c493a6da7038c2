import type { HtmlSource } from '../../pages/audits/audit-task.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { type Parameters, parametersOf } from './merge-params.ts';

/** A list of a thousand keywords may repeat its name a thousand times. */
const mostPairs = 2000;
/** In bytes. Longer HTML stays encoded: decoding megabytes would delay other requests. */
const largestHtmlDecoded = 64 * 1024;
/** In bytes: the longest value other than HTML. A list of a thousand keywords fits. */
const largestDecoded = 3 * 1024 * 1024;

const ampersand = 0x26;
const equals = 0x3d;

/** Parses a form body. Huge values stay encoded; the code that uses them decodes them. */
export function parseForm(body: Buffer): Parameters {
	if (hasTooManyPairs(body)) {
		throw new ProblemError('body_too_large', 'The form has too many fields.');
	}
	return parsePairs(body, largestDecoded);
}

/**
 * Parses the part of a URL after the question mark. A query with too many pairs is refused later;
 * see long-query.ts.
 */
export function parseQuery(query: string): Parameters {
	if (query === '' || hasTooManyPairs(query)) return {};
	return parsePairs(Buffer.from(query), largestHtmlDecoded);
}

/** Stops counting when there are too many. */
export function hasTooManyPairs(text: Buffer | string): boolean {
	let at = -1;
	for (let pairs = 0; pairs < mostPairs; pairs++) {
		at = text.indexOf('&', at + 1);
		if (at < 0) return false;
	}
	return true;
}

function parsePairs(bytes: Buffer, longest: number): Parameters {
	if (bytes.length > largestHtmlDecoded) return parametersOf(pairs(bytes, longest));
	return parametersOf(new URLSearchParams(bytes.toString()));
}

function* pairs(bytes: Buffer, longest: number): Generator<readonly [string, string | HtmlSource]> {
	for (let start = 0; start < bytes.length; ) {
		const found = bytes.indexOf(ampersand, start);
		const end = found < 0 ? bytes.length : found;
		if (end > start) yield pair(bytes.subarray(start, end), longest);
		start = end + 1;
	}
}

function pair(bytes: Buffer, longest: number): readonly [string, string | HtmlSource] {
	if (bytes.length > largestHtmlDecoded) {
		const split = bytes.indexOf(equals);
		const name = nameOf(bytes.subarray(0, Math.min(split, largestHtmlDecoded)));
		if (name === 'html' || bytes.length > longest) {
			return [name, { kind: 'form', bytes: bytes.subarray(split + 1) }];
		}
	}
	return [...new URLSearchParams(bytes.toString())][0] ?? ['', ''];
}

function nameOf(encoded: Buffer): string {
	return [...new URLSearchParams(encoded.toString()).keys()][0] ?? '';
}
