export interface FetchedText {
	/** Where redirects ended. */
	readonly url: string;
	readonly wasRedirected: boolean;
	readonly status: number;
	/** Names in lower case. */
	readonly headers: readonly (readonly [name: string, value: string])[];
	readonly text: string;
}

export type FetchFailure = 'failed' | 'too_large' | 'too_slow';

interface FetchOptions {
	readonly cache: RequestCache;
	readonly mostBytes: number;
	readonly mostMs: number;
	/** A WHATWG label. */
	readonly charset: string;
	/** Leaves a byte order mark before the text. */
	readonly keepsMark?: boolean;
}

/** The text at an address of the page's own origin, or why there is none. */
export async function fetchText(
	url: string,
	{ cache, charset, keepsMark = false, mostBytes, mostMs }: FetchOptions,
): Promise<FetchedText | FetchFailure> {
	const tooSlow = AbortSignal.timeout(mostMs);
	try {
		const response = await fetch(url, {
			cache,
			credentials: 'same-origin',
			signal: tooSlow,
		});
		const decoder = new TextDecoder(charset, { ignoreBOM: keepsMark });
		const text = await textWithin(response, mostBytes, decoder);
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
		// A browser does not say why: offline, refused, of another origin.
		return tooSlow.aborted ? 'too_slow' : 'failed';
	}
}

async function textWithin(
	{ body }: Response,
	mostBytes: number,
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
		if (bytes > mostBytes) {
			await reader.cancel();
			return null;
		}
		text += decoder.decode(value, { stream: true });
	}
}
