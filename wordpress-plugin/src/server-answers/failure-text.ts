import { __ } from '@wordpress/i18n';

/** What WordPress says of a request that failed; each of our answers names its remedy. */
export function failureText(failure: unknown): string {
	const said = typeof failure === 'object' && failure !== null && 'message' in failure;
	return said && typeof failure.message === 'string' && failure.message !== ''
		? failure.message
		: __('WordPress could not be asked. Check your connection, then try again.', 'plumbline');
}
