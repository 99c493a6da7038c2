import type { ProblemCode } from '@plumbline/core/api';
import { type ErrorCode, ExpectedError } from '../../process/expected-error.ts';
import { ProblemError } from './problem-error.ts';

const fromFastify: Readonly<Record<string, readonly [ProblemCode, string]>> = {
	FST_ERR_CTP_BODY_TOO_LARGE: ['body_too_large', 'The body is larger than this endpoint accepts.'],
	FST_REQ_FILE_TOO_LARGE: [
		'body_too_large',
		'A part of the form is larger than this endpoint accepts.',
	],
	FST_FILES_LIMIT: ['body_too_large', 'The form has too many files.'],
	FST_PARTS_LIMIT: ['body_too_large', 'The form has too many parts.'],
	FST_FIELDS_LIMIT: ['body_too_large', 'The form has too many fields.'],
	FST_ERR_CTP_INVALID_MEDIA_TYPE: [
		'media_type_unsupported',
		'Send application/json, application/x-www-form-urlencoded or multipart/form-data; html can also be the whole body as text/html.',
	],
	FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid_body', 'The body is empty, but its content type is JSON.'],
	FST_ERR_CTP_INVALID_JSON_BODY: ['invalid_body', 'The body is not JSON.'],
	FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
		'invalid_body',
		'The body is shorter or longer than its Content-Length.',
	],
	FST_ERR_BAD_URL: ['not_found', 'This URL is malformed.'],
};

interface WireAnswer {
	readonly code: ProblemCode;
	/** Defaults to the message of the error. */
	readonly detail?: string;
	readonly parameter?: string;
	readonly headers?: Readonly<Record<string, string>>;
}

const retrySoon = { 'retry-after': '5' };

/** Codes that requests can cause. All others are internal errors and reveal nothing. */
const wireAnswers: Partial<Record<ErrorCode, WireAnswer>> = {
	site_not_found: { code: 'not_found' },
	engine_not_tracked: { code: 'engine_not_tracked', parameter: 'search_engine_global_key' },
	html_too_large: { code: 'body_too_large' },
	page_too_complex: {
		code: 'page_too_complex',
		detail: 'The page needs more time or memory than one audit is allowed. Send a part of it.',
	},
	overloaded: {
		code: 'overloaded',
		detail: 'The server is busy. Try again in a moment.',
		headers: retrySoon,
	},
	database_busy: { code: 'overloaded', headers: retrySoon },
	database_unreachable: { code: 'overloaded', headers: retrySoon },
	storage_full: { code: 'storage_full' },
};

/** The problem document for an error. Unexpected errors reveal nothing internal. */
export function toProblem(error: unknown): ProblemError {
	if (error instanceof ProblemError) return error;
	return fromExpected(error) ?? fromFramework(error) ?? unforeseen(error);
}

function fromExpected(error: unknown): ProblemError | null {
	const answer = error instanceof ExpectedError ? wireAnswers[error.code] : undefined;
	if (!(error instanceof ExpectedError) || answer === undefined) return null;
	const { code, detail: message = error.message, parameter, headers } = answer;
	return new ProblemError(code, message, {
		...(parameter !== undefined && { errors: [{ parameter, message }] }),
		...(headers && { headers }),
		cause: error,
	});
}

function fromFramework(error: unknown): ProblemError | null {
	if (!(error instanceof Error)) return null;
	const known = 'code' in error ? fromFastify[String(error.code)] : undefined;
	if (known) return new ProblemError(...known, { cause: error });
	const status = 'statusCode' in error ? Number(error.statusCode) : 500;
	if (status < 400 || status >= 500) return null;
	return new ProblemError('invalid_body', 'The request could not be understood.', { cause: error });
}

function unforeseen(error: unknown): ProblemError {
	const detail = 'Something went wrong. The server has logged it with the id of this request.';
	return new ProblemError('internal_error', detail, { cause: error });
}
