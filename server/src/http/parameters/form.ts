import type { HtmlSource } from '../../audits/audit-task.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { type Parameters, parametersOf } from './merge-params.ts';

const mostPairs = 2000;
/** Longer HTML stays encoded: decoding megabytes would keep other requests waiting. */
const largestHtmlDecoded = 64 * 1024;
/** Longest value other than HTML: a list of a thousand keywords fits. */
const largestDecoded = 3 * 1024 * 1024;

const ampersand = 0x26;
const equals = 0x3d;

/** A form body. Huge values come out as they stand, to be decoded where they are used. */
export function parseForm(body: Buffer): Parameters {
	return parametersOf(pairs(body));
}

/** The part of a URL after the question mark. */
export function parseQuery(query: string): Parameters {
	return query === '' ? {} : parametersOf(new URLSearchParams(query));
}

function* pairs(body: Buffer): Generator<readonly [string, string | HtmlSource]> {
	let start = 0;
	for (let count = 0; start < body.length; count++) {
		if (count >= mostPairs)
			throw new ProblemError('body_too_large', 'The form has too many fields.');
		const found = body.indexOf(ampersand, start);
		const end = found < 0 ? body.length : found;
		if (end > start) yield pair(body.subarray(start, end));
		start = end + 1;
	}
}

function pair(bytes: Buffer): readonly [string, string | HtmlSource] {
	if (bytes.length > largestHtmlDecoded) {
		const split = bytes.indexOf(equals);
		const name = nameOf(bytes.subarray(0, Math.min(split, largestHtmlDecoded)));
		if (name === 'html' || bytes.length > largestDecoded) {
			return [name, { kind: 'form', bytes: bytes.subarray(split + 1) }];
		}
	}
	return [...new URLSearchParams(bytes.toString())][0] ?? ['', ''];
}

function nameOf(encoded: Buffer): string {
	return [...new URLSearchParams(encoded.toString()).keys()][0] ?? '';
}
