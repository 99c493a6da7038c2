import { __ } from '@wordpress/i18n';

/**
 * What WordPress says of a request that failed; each of our answers names its remedy. An error of
 * the browser is a line for developers, in English.
 */
export function failureText(failure: unknown): string {
	const isAnswer =
		typeof failure === 'object' &&
		failure !== null &&
		'message' in failure &&
		!(failure instanceof Error);
	return isAnswer && typeof failure.message === 'string' && failure.message !== ''
		? failure.message
		: __('WordPress could not be asked. Check your connection, then try again.', 'plumbline');
}
