import { botWall } from './bot-wall.ts';
import { isHtmlType, looksLikeHtml, parseContentType } from './content-type.ts';
import { FetchError, unreachable } from './fetch-outcome.ts';
import { discard, type HttpAnswer, type HttpClient, headerValue } from './http-client.ts';
import { readBody } from './read-body.ts';

/** The bytes of the page; throws a FetchError that says what it is if it is not HTML. */
export async function pageBody(
	client: HttpClient,
	url: URL,
	answer: HttpAnswer,
): Promise<Uint8Array> {
	const contentType = headerValue(answer.headers, 'content-type');
	const { essence } = parseContentType(contentType);
	if (essence !== '' && !isHtmlType(essence)) return notHtml(url, answer, contentType);
	const body = await bodyWithin(client.limits.pageBytes, client, url, answer);
	if (essence === '' && body.length > 0 && !looksLikeHtml(body))
		return notHtml(url, answer, 'no type');
	refuseBotWall(url, answer, body);
	return body;
}

/** The bytes of any file. */
export const fileBody = (client: HttpClient, url: URL, answer: HttpAnswer): Promise<Uint8Array> =>
	bodyWithin(client.limits.fileBytes, client, url, answer);

function bodyWithin(
	mostBytes: number,
	{ limits }: HttpClient,
	{ href: url }: URL,
	{ body: stream, headers, signal }: HttpAnswer,
): Promise<Uint8Array> {
	const contentEncoding = headerValue(headers, 'content-encoding');
	return readBody({ url, stream, contentEncoding, mostBytes, signal }, limits);
}

/** An error page is reported whatever its type; anything else must be HTML. */
function notHtml(url: URL, answer: HttpAnswer, contentType: string): Uint8Array {
	discard(answer.body);
	if (answer.status >= 400) return new Uint8Array();
	throw new FetchError({ kind: 'not_html', url: url.href, contentType });
}

function refuseBotWall(url: URL, { status, headers }: HttpAnswer, body: Uint8Array): void {
	const start = Buffer.from(body.subarray(0, 16_384)).toString('latin1');
	const wall = botWall({ status, headers, start });
	if (wall === null) return;
	const detail = `${wall} asked for proof that the visitor is human instead of sending the page. Use the browser extension, or send the page’s HTML.`;
	throw unreachable(url.href, 'bot_wall', detail);
}
