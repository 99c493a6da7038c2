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
