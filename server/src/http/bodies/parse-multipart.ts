import type { HtmlSource } from '../../audits/audit-task.ts';
import { type Parameters, parametersOf, plainName } from '../parameters/merge-params.ts';
import { invalidParameter, ProblemError } from '../problems/problem-error.ts';

const mostParts = 100;
const lineEnd = '\r\n';

export interface MultipartForm {
	readonly contentType: string;
	/** The parameters that the endpoint has. */
	readonly names: readonly string[];
}

/** Parses multipart/form-data (RFC 7578). A part with a file name is HTML as bytes, others are texts. */
export function parseMultipart(body: Buffer, { contentType, names }: MultipartForm): Parameters {
	const delimiter = Buffer.from(`${lineEnd}--${boundaryOf(contentType)}`);
	return parametersOf(known(parts(body, delimiter), names));
}

/** A browser can send a form to a server on its own machine; so nothing but our own forms is read. */
function* known<Part extends readonly [string, unknown]>(
	all: Iterable<Part>,
	names: readonly string[],
) {
	for (const one of all) {
		const [name] = one;
		if (name !== 'api_key' && !names.includes(plainName(name))) {
			throw invalidParameter(name.slice(0, 100), 'This endpoint has no such parameter.');
		}
		yield one;
	}
}

function boundaryOf(contentType: string): string {
	const [, quoted, plain] =
		/;\s*boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(contentType) ?? [];
	const boundary = quoted ?? plain;
	if (boundary === undefined) throw malformed();
	return boundary;
}

function* parts(
	body: Buffer,
	delimiter: Buffer,
): Generator<readonly [string, string | HtmlSource]> {
	// The first delimiter has no line before it, unless there is a preamble.
	const opening = delimiter.subarray(lineEnd.length);
	let start = body.subarray(0, opening.length).equals(opening)
		? opening.length
		: after(body, delimiter, 0);
	for (let count = 0; !isLast(body, start); count++) {
		if (count >= mostParts) {
			throw new ProblemError('body_too_large', 'The form has too many parts.');
		}
		const content = after(body, lineEnd, start);
		const end = body.indexOf(delimiter, content - lineEnd.length);
		if (end < 0) throw malformed();
		yield part(body.subarray(content, Math.max(content, end)));
		start = end + delimiter.length;
	}
}

function isLast(body: Buffer, start: number): boolean {
	return body.toString('latin1', start, start + 2) === '--';
}

function after(body: Buffer, mark: Buffer | string, start: number): number {
	const found = body.indexOf(mark, start);
	if (found < 0) throw malformed();
	return found + mark.length;
}

function part(bytes: Buffer): readonly [string, string | HtmlSource] {
	const content = after(bytes, lineEnd + lineEnd, 0);
	const head = bytes.toString('utf8', 0, content);
	const disposition = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(head)?.[1] ?? '';
	const name = parameter(disposition, 'name');
	if (name === null) throw malformed();
	const value = bytes.subarray(content);
	const isFile =
		parameter(disposition, 'filename') !== null || /;\s*filename\*=/i.test(disposition);
	return [name, isFile ? { kind: 'bytes', bytes: value, charset: null } : value.toString()];
}

/** Browsers write a quote within a name as %22, other clients as \". */
function parameter(disposition: string, wanted: string): string | null {
	const pattern = new RegExp(`(?:^|;)\\s*${wanted}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s;"]+))`, 'i');
	const [, quoted, plain] = pattern.exec(disposition) ?? [];
	return plain ?? quoted?.replaceAll(/\\(.)/g, '$1').replaceAll('%22', '"') ?? null;
}

function malformed(): ProblemError {
	return new ProblemError('invalid_body', 'The multipart form is malformed.');
}
