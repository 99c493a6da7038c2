import type { ProblemCode } from '@plumbline/core/api';
import { HtmlTooLargeError } from '../../audits/audit-task.ts';
import { OverloadedError, PageTooComplexError } from '../../audits/audit-thread.ts';
import { DatabaseBusyError, StorageFullError } from '../../database/database-error.ts';
import { ProblemError } from './problem-error.ts';

const fromFastify: Readonly<Record<string, readonly [ProblemCode, string]>> = {
	FST_ERR_CTP_BODY_TOO_LARGE: ['body_too_large', 'The body is larger than this address takes.'],
	FST_REQ_FILE_TOO_LARGE: [
		'body_too_large',
		'A part of the form is larger than this address takes.',
	],
	FST_FILES_LIMIT: ['body_too_large', 'The form has too many files.'],
	FST_PARTS_LIMIT: ['body_too_large', 'The form has too many parts.'],
	FST_FIELDS_LIMIT: ['body_too_large', 'The form has too many fields.'],
	FST_ERR_CTP_INVALID_MEDIA_TYPE: [
		'media_type_unsupported',
		'Send application/json, application/x-www-form-urlencoded or multipart/form-data; html can also be the whole body as text/html.',
	],
	FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid_body', 'The body is empty, though it says it is JSON.'],
	FST_ERR_CTP_INVALID_JSON_BODY: ['invalid_body', 'The body is not JSON.'],
	FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
		'invalid_body',
		'The body is shorter or longer than its Content-Length.',
	],
	FST_ERR_BAD_URL: ['not_found', 'This address is not well formed.'],
};

const retrySoon = { headers: { 'retry-after': '5' } };

/** What to answer. An error that nobody foresaw says nothing of what is inside. */
export function toProblem(error: unknown): ProblemError {
	if (error instanceof ProblemError) return error;
	if (error instanceof HtmlTooLargeError) {
		return new ProblemError('body_too_large', 'The HTML is larger than 15 MB.');
	}
	if (error instanceof PageTooComplexError) {
		const detail = 'The page takes more time or memory than one audit may. Send a part of it.';
		return new ProblemError('page_too_complex', detail, { cause: error });
	}
	if (error instanceof OverloadedError) {
		return new ProblemError('overloaded', 'The server is busy. Try again in a moment.', retrySoon);
	}
	if (error instanceof DatabaseBusyError) {
		return new ProblemError('overloaded', error.message, { ...retrySoon, cause: error });
	}
	if (error instanceof StorageFullError) {
		return new ProblemError('storage_full', error.message, { cause: error });
	}
	return fromFramework(error) ?? unforeseen(error);
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
	const detail = 'Something went wrong here. It is logged with this request’s id.';
	return new ProblemError('internal_error', detail, { cause: error });
}
