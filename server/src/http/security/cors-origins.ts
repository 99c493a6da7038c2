import { ExpectedError } from '../../errors/expected-error.ts';

const example = 'Write them with commas between, like https://app.example.com.';

/** `https://app.example.com, chrome-extension://abc`: who may call from a browser. */
export function parseCorsOrigins(list: string): readonly string[] {
	return list
		.split(',')
		.map((item) => item.trim())
		.filter(Boolean)
		.map(origin);
}

function origin(text: string): string {
	if (text === '*') {
		throw new ExpectedError(
			'configuration',
			`PLUMBLINE_CORS_ORIGINS: “*” would let every page call with a key that it got hold of. ${example}`,
		);
	}
	// Extensions have origins too, which URL calls opaque.
	if (/^[a-z][a-z0-9+.-]*:\/\/[^/?#@\s]+\/?$/i.test(text) && URL.canParse(text)) {
		return text.toLowerCase().replace(/\/$/, '');
	}
	throw new ExpectedError(
		'configuration',
		`PLUMBLINE_CORS_ORIGINS: “${text}” is not an origin: a scheme and a host, and a port if it has one. ${example}`,
	);
}
