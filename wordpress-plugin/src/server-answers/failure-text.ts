import { __ } from '@wordpress/i18n';

/** Visitors do not get the page; the message says what they get, and that nothing was audited. */
export class OtherPageError extends Error {
	constructor(what: string) {
		const rest = __(
			'It was not audited, and an earlier verdict stays. Audit it again when visitors can see it.',
			'plumbline',
		);
		super(`${what} ${rest}`);
	}
}

/**
 * WordPress's message for a failed request; our own messages include a remedy. Errors of the
 * browser are not shown, because they are in English and for developers.
 */
export function failureText(failure: unknown): string {
	if (failure instanceof OtherPageError) return failure.message;
	const isAnswer =
		typeof failure === 'object' &&
		failure !== null &&
		'message' in failure &&
		!(failure instanceof Error);
	return isAnswer && typeof failure.message === 'string' && failure.message !== ''
		? failure.message
		: __('WordPress could not be reached. Check your connection, then try again.', 'plumbline');
}
