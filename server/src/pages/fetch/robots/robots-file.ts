import { type Header, unreachable } from '../fetch-outcome.ts';
import { discard, type HttpAnswer, type HttpClient, headerValue } from '../http-client.ts';
import { readStart } from '../read-body.ts';
import { isRedirect } from '../redirect.ts';
import { askedPauseMs } from '../retry-after.ts';

export interface RobotsFile {
	/**
	 * `unavailable`: treated as if there were no robots.txt. `failing`: the server is in trouble, so
	 * nothing may be fetched.
	 */
	readonly kind: 'rules' | 'unavailable' | 'failing';
	readonly status: number;
	/** Empty unless there are rules. */
	readonly text: string;
	/** How long its headers let it be kept, or ask to wait; null if they do not say. */
	readonly freshMs: number | null;
}

/** Reads the robots.txt of an origin as RFC 9309 §2.3 and Google say. A network failure throws its FetchError. */
export async function fetchRobotsFile(
	client: HttpClient,
	origin: string,
	signal: AbortSignal,
): Promise<RobotsFile> {
	let url = new URL('/robots.txt', origin);
	for (let hop = 0; hop <= client.limits.robotsRedirects; hop++) {
		const answer = await client.get(url, { accept: 'text/plain,*/*;q=0.5' }, signal);
		if (!isRedirect(answer)) return readFile(client, url, answer);
		discard(answer.body);
		const target = URL.parse(headerValue(answer.headers, 'location'), url);
		if (target === null)
			throw unreachable(url.href, 'protocol', 'robots.txt redirects without a target URL.');
		url = target;
	}
	return { kind: 'unavailable', status: 404, text: '', freshMs: null };
}

async function readFile(client: HttpClient, url: URL, answer: HttpAnswer): Promise<RobotsFile> {
	const { headers, status } = answer;
	const freshMs = freshnessMs(headers, Date.now());
	if (status >= 200 && status < 300) {
		const body = {
			url: url.href,
			stream: answer.body,
			contentEncoding: headerValue(headers, 'content-encoding'),
			mostBytes: client.limits.pageBytes,
			signal: answer.signal,
		};
		const bytes = await readStart(body, client.limits, client.limits.robotsBytes);
		return { kind: 'rules', status, text: new TextDecoder().decode(bytes), freshMs };
	}
	discard(answer.body);
	// Google treats 429 as a server in trouble, every other 4xx as “there is no robots.txt”.
	if (status === 429 || status >= 500) {
		return { kind: 'failing', status, text: '', freshMs: askedPauseMs(headers, Date.now()) };
	}
	return { kind: 'unavailable', status, text: '', freshMs };
}

/** How long the headers let an answer be kept (RFC 9111 §4.2); null if they do not say. */
export function freshnessMs(headers: readonly Header[], nowMs: number): number | null {
	const control = headerValue(headers, 'cache-control').toLowerCase();
	if (/\bno-(?:cache|store)\b/.test(control)) return 0;
	const [, seconds] = control.match(/\bmax-age\s*=\s*"?(\d+)/) ?? [];
	const age = Number(headerValue(headers, 'age')) || 0;
	if (seconds !== undefined) return Math.max(0, Number(seconds) - age) * 1000;
	const expires = headerValue(headers, 'expires');
	if (expires === '') return null;
	const sentMs = Date.parse(headerValue(headers, 'date')) || nowMs;
	// A date that cannot be read, such as 0, has passed.
	return Math.max(0, (Date.parse(expires) || 0) - sentMs);
}
