import { unlessRefused } from '../../requests/unless-refused.ts';

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
	const options = { cache, credentials: 'same-origin', signal: tooSlow } as const;
	const response = await unlessRefused(fetch(url, options));
	const decoder = new TextDecoder(charset, { ignoreBOM: keepsMark });
	const read = response && (await readWithin(response, maxBytes, decoder));
	if (!response || !read) return tooSlow.aborted ? 'too_slow' : 'failed';
	if (read === 'too_large') return read;
	const { headers, redirected, status } = response;
	return { url: response.url, wasRedirected: redirected, status, headers: [...headers], ...read };
}

async function readWithin(
	{ body }: Response,
	maxBytes: number,
	decoder: TextDecoder,
): Promise<Pick<FetchedText, 'text'> | 'too_large' | null> {
	if (!body) return { text: '' };
	const reader = body.getReader();
	let text = '';
	let bytes = 0;
	for (;;) {
		const part = await unlessRefused(reader.read());
		if (!part) return null;
		if (part.done) return { text: text + decoder.decode() };
		bytes += part.value.length;
		if (bytes > maxBytes) {
			await unlessRefused(reader.cancel());
			return 'too_large';
		}
		text += decoder.decode(part.value, { stream: true });
	}
}
