export interface FetchedText {
	/** The final URL after redirects. */
	readonly url: string;
	readonly wasRedirected: boolean;
	readonly status: number;
	/** Names are lower case. */
	readonly headers: readonly (readonly [name: string, value: string])[];
	readonly text: string;
}

export type FetchFailure = 'failed' | 'too_large' | 'too_slow';

interface FetchOptions {
	readonly cache: RequestCache;
	readonly maxBytes: number;
	readonly timeoutMs: number;
	/** An encoding label as the WHATWG standard lists them. */
	readonly charset: string;
	/** Keeps a byte order mark in the text. */
	readonly keepsMark?: boolean;
}

/** The text of a same-origin URL, or why it could not be read. */
export async function fetchText(
	url: string,
	{ cache, charset, keepsMark = false, maxBytes, timeoutMs }: FetchOptions,
): Promise<FetchedText | FetchFailure> {
	const tooSlow = AbortSignal.timeout(timeoutMs);
	try {
		const response = await fetch(url, {
			cache,
			credentials: 'same-origin',
			signal: tooSlow,
		});
		const decoder = new TextDecoder(charset, { ignoreBOM: keepsMark });
		const text = await textWithin(response, maxBytes, decoder);
		if (text === null) return 'too_large';
		const { headers, redirected, status } = response;
		return {
			url: response.url,
			wasRedirected: redirected,
			status,
			headers: [...headers.entries()],
			text,
		};
	} catch {
		// The browser does not say why: it may be offline, refused, or redirected to another origin.
		return tooSlow.aborted ? 'too_slow' : 'failed';
	}
}

async function textWithin(
	{ body }: Response,
	maxBytes: number,
	decoder: TextDecoder,
): Promise<string | null> {
	if (!body) return '';
	const reader = body.getReader();
	let text = '';
	let bytes = 0;
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return text + decoder.decode();
		bytes += value.length;
		if (bytes > maxBytes) {
			await reader.cancel();
			return null;
		}
		text += decoder.decode(value, { stream: true });
	}
}
