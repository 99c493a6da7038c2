import { type Problem, type ProblemCode, problemStatuses } from '@plumbline/core/api';
import type { ProblemError } from './problem-error.ts';

interface Occasion {
	/** The path without the query, which may contain the key. */
	readonly path: string;
	readonly requestId: string;
}

export function problemBody(error: ProblemError, { path, requestId }: Occasion): Problem {
	const { code, message, errors } = error;
	return {
		type: `/docs#${code}`,
		title: problemTitle(code),
		status: problemStatuses[code],
		detail: message,
		instance: path,
		code,
		errors,
		request_id: requestId,
	};
}

/** The title of a code: `page_not_html` becomes “Page not html”. */
export function problemTitle(code: ProblemCode): string {
	const words = code.replaceAll('_', ' ');
	return words.charAt(0).toUpperCase() + words.slice(1);
}
