import { ExpectedError } from '../../process/expected-error.ts';

const example = 'Write origins such as https://app.example.com, separated by commas.';

/** Parses the origins whose pages are allowed to call: `https://app.example.com, chrome-extension://abc`. */
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
			`PLUMBLINE_CORS_ORIGINS: “*” would let any web page use a key that it obtained. ${example}`,
		);
	}
	// Origins of extensions are opaque to `URL`, so they are matched by pattern.
	if (/^[a-z][a-z0-9+.-]*:\/\/[^/?#@\s]+\/?$/i.test(text) && URL.canParse(text)) {
		return text.toLowerCase().replace(/\/$/, '');
	}
	throw new ExpectedError(
		'configuration',
		`PLUMBLINE_CORS_ORIGINS: “${text}” is not an origin: a scheme and a host, and a port if it has one. ${example}`,
	);
}
