// @vitest-environment happy-dom
import apiFetch from '@wordpress/api-fetch';
import { afterEach, expect, test, vi } from 'vitest';
import { OtherPageError } from '../../server-answers/failure-text.ts';
import { fetchPage } from './fetch-page.ts';

const mark = 'a'.repeat(64);
const meta = (content: string) => `<meta name="plumbline-page" content="${content}"><h1>Rye</h1>`;

afterEach(() => vi.unstubAllGlobals());

/** Fetches the page of a post whose site answers like this. */
function pageOf(html: string, init: ResponseInit = {}) {
	const source = 'https://example.com/?plumbline_page=1';
	apiFetch.setFetchHandler(async () => ({ source, mark, address: 'https://example.com/rye/' }));
	vi.stubGlobal('fetch', async () => new Response(html, init));
	return fetchPage(1, { saved: true, signal: new AbortController().signal });
}

test.each([
	['the header', '<h1>Rye</h1>', { 'x-plumbline-page': mark }],
	['the head', meta(mark), {}],
	['a head that a minifier rewrote', `<meta content=${mark} name=plumbline-page>`, {}],
])('takes an answer with the mark in %s', async (_where, html, headers) => {
	const page = await pageOf(html, { headers: { ...headers, 'x-robots-tag': 'noindex' } });

	expect(page.html).toBe(html);
	const names = page.response.headers?.map(([name]) => name);
	expect(names).toContain('x-robots-tag');
	expect(names).not.toContain('x-plumbline-page');
});

test.each([
	['a placeholder', '<title>Coming soon</title>', 'Coming soon'],
	['a copy of a different page', meta('b'.repeat(64)), 'a different page'],
	['a login that repeats the URL', '<input type=password><p>?plumbline_page=1', 'log in'],
])('refuses %s', async (_what, html, says) => {
	const page = pageOf(html, { headers: { 'x-plumbline-page': 'b'.repeat(64) } });

	await expect(page).rejects.toThrow(OtherPageError);
	await expect(page).rejects.toThrow(says);
});

test('a failed template is the page, with its status', async () => {
	const page = await pageOf('', { status: 500, headers: { 'x-plumbline-page': mark } });

	expect(page.response.status).toBe(500);
});
