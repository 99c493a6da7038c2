import { ApiError, UnexpectedAnswerError } from '@plumbline/core/api';
import { inToolWords } from '../operations/tool-words.ts';
import { quote } from '../quoted.ts';
import { RefusedError } from '../tool.ts';

export interface Refusal {
	readonly error: {
		/** The code of the problem, as in the HTTP interface. */
		readonly code: string;
		readonly title: string;
		readonly retry_after_seconds: number | null;
		readonly quoted: { readonly detail: string; readonly parameters: readonly string[] };
	};
}

/** An expected failure in words for the agent; null for everything else. */
export function refusalOf(error: unknown): Refusal | null {
	if (error instanceof ApiError) {
		const { code, title, detail, errors } = error.problem;
		const parameters = errors.map(({ parameter, message }) =>
			quote(inToolWords(`${parameter}: ${message}`)),
		);
		return {
			error: {
				code,
				title,
				retry_after_seconds: error.retryAfterSeconds,
				quoted: { detail: quote(inToolWords(detail)), parameters },
			},
		};
	}
	if (error instanceof RefusedError) {
		return {
			error: {
				code: 'invalid_arguments',
				title: 'This cannot be answered as it was asked',
				retry_after_seconds: null,
				quoted: { detail: quote(error.message), parameters: [] },
			},
		};
	}
	if (!(error instanceof UnexpectedAnswerError)) return null;
	return {
		error: {
			code: 'unexpected_answer',
			title: 'The server gave an answer of a different program or version',
			retry_after_seconds: null,
			quoted: { detail: quote(error.message), parameters: [] },
		},
	};
}
