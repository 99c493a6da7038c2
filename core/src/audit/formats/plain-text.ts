/**
 * Text of a page as one harmless line. Control characters and escape sequences would control the
 * terminal, and overrides of the writing direction would hide text: both become visible.
 */
export const plainText = (text: string): string =>
	text
		.toWellFormed()
		.replace(/\s+/gu, ' ')
		.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, '\ufffd');
