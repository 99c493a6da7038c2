import { factsOfHtml, pageRefreshes } from '@plumbline/core';
import { decodeHtml } from './charset.ts';
import { parseContentType } from './content-type.ts';
import { type HttpAnswer, headerValue } from './http-client.ts';

/** More than any head that redirects; longer pages are parsed elsewhere. */
const readBytes = 64 * 1024;

const tag = /<meta\s[^>]*\brefresh\b/i;

/**
 * Where a page redirects at once, by a Refresh header or a meta tag; null if it stays. Search
 * engines follow that like a permanent redirect:
 * https://developers.google.com/search/docs/crawling-indexing/301-redirects
 */
export function instantRefresh(
	{ headers, status }: HttpAnswer,
	url: URL,
	body: Uint8Array,
	geo: string,
): URL | null {
	if (status < 200 || status > 299) return null;
	const start = body.subarray(0, readBytes);
	const isTagged = tag.test(Buffer.from(start).toString('latin1'));
	if (!isTagged && headerValue(headers, 'refresh') === '') return null;
	const { charset: headerCharset } = parseContentType(headerValue(headers, 'content-type'));
	const { text } = decodeHtml(start, { headerCharset, geo });
	const page = factsOfHtml(text, {
		geo,
		url: url.href,
		scope: 'document',
		response: { status, headers },
	});
	const [first] = pageRefreshes(page);
	return first?.seconds === 0 ? first.target : null;
}
