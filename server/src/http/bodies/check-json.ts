import { mostNames, tooManyNames } from '../parameters/merge-params.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** Parameters are texts, numbers, and lists or objects of them. */
const deepest = 20;
/** Ten times the longest list that an endpoint accepts. */
const mostValues = 10_000;

const [quote, backslash, comma, colon] = [...'"\\,:'].map((sign) => sign.charCodeAt(0));
const [openList, closeList, openObject, closeObject] = [...'[]{}'].map((sign) =>
	sign.charCodeAt(0),
);

/** Refuses JSON that would take long to parse or to pass on, in one pass over its bytes. */
export function checkJson(bytes: Uint8Array): void {
	let [depth, names, values] = [0, 0, 0];
	for (let at = 0; at < bytes.length; at++) {
		switch (bytes[at]) {
			case quote:
				at = endOfText(bytes, at);
				break;
			case openList:
			case openObject:
				depth++;
				if (depth > deepest) throw invalidJson(`The JSON is nested more than ${deepest} levels.`);
				break;
			case closeList:
			case closeObject:
				depth--;
				break;
			case comma:
				values++;
				if (values > mostValues) throw tooManyValues();
				break;
			case colon:
				if (depth === 1) names++;
				if (names > mostNames) throw tooManyNames();
				break;
			default:
		}
	}
}

function endOfText(bytes: Uint8Array, start: number): number {
	let at = start + 1;
	while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
	return at;
}

export function invalidJson(detail: string, cause?: unknown): ProblemError {
	return new ProblemError('invalid_body', detail, { cause });
}

function tooManyValues(): ProblemError {
	return new ProblemError('body_too_large', `The JSON has more than ${mostValues} values.`);
}
