import { __ } from '@wordpress/i18n';
import { OtherPageError } from './other-page-error.ts';

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
