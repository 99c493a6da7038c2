import {
	getMultipartBoundary,
	MaxPartsExceededError,
	MultipartParseError,
	type MultipartPart,
	parseMultipart as partsOf,
} from '@remix-run/multipart-parser';
import type { HtmlSource } from '../../pages/audits/audit-task.ts';
import { type Parameters, parametersOf, plainName } from '../parameters/merge-params.ts';
import { invalidParameter, ProblemError } from '../problems/problem-error.ts';

const mostParts = 100;

export interface MultipartForm {
	readonly contentType: string;
	/** The parameters that the endpoint has. */
	readonly names: readonly string[];
}

/** Parses multipart/form-data (RFC 7578). A part with a file name is HTML as bytes, others are texts. */
export function parseMultipart(body: Buffer, { contentType, names }: MultipartForm): Parameters {
	const boundary = getMultipartBoundary(contentType)?.trim();
	if (!boundary) throw malformed();
	const limits = { maxParts: mostParts, maxFileSize: body.length, maxTotalSize: body.length };
	try {
		return parametersOf(pairs(partsOf([body], { boundary, ...limits }), names));
	} catch (error) {
		if (error instanceof MaxPartsExceededError) {
			throw new ProblemError('body_too_large', 'The form has too many parts.');
		}
		// A TypeError means that the head of a part is not UTF-8.
		const isMalformed = error instanceof MultipartParseError || error instanceof TypeError;
		throw isMalformed ? malformed() : error;
	}
}

/** A browser can send a form to a server on its own machine, so only our own parameters are read. */
function* pairs(
	parts: Iterable<MultipartPart>,
	names: readonly string[],
): Generator<readonly [string, string | HtmlSource]> {
	for (const part of parts) {
		const { name } = part;
		if (name === undefined) throw malformed();
		if (name !== 'api_key' && !names.includes(plainName(name))) {
			throw invalidParameter(name.slice(0, 100), 'This endpoint has no such parameter.');
		}
		yield [name, contentOf(part)];
	}
}

function contentOf({ content, filename }: MultipartPart): string | HtmlSource {
	const bytes = Buffer.concat(content);
	return filename === undefined ? bytes.toString() : { kind: 'bytes', bytes, charset: null };
}

function malformed(): ProblemError {
	return new ProblemError('invalid_body', 'The multipart form is malformed.');
}
