import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { localSite, page, redirect } from '../../testing/local-site.ts';
import { fetchFrom, pageFetcher } from '../../testing/page-fetcher.ts';
import type { FetchOutcome } from './fetch-outcome.ts';

const html = '<!doctype html><title>Bread</title><p>Flour and water';

describe('a page', () => {
	test('comes with its status, headers and bytes', async () => {
		const outcome = await fetchFrom({ '/': page(html, { 'x-robots-tag': 'noindex' }) });
		expect(outcome).toMatchObject({ kind: 'page', status: 200, redirects: [] });
		expect(outcome).toHaveProperty(
			'headers',
			expect.arrayContaining([['x-robots-tag', 'noindex']]),
		);
		expect(text(outcome)).toBe(html);
	});

	test('keeps a repeated header repeated', async () => {
		const outcome = await fetchFrom({
			'/': (_request, response) => {
				response.setHeader('x-robots-tag', ['googlebot: noindex', 'bingbot: none']);
				response.setHeader('content-type', 'text/html');
				response.end(html);
			},
		});
		expect(
			outcome.kind === 'page' && outcome.headers.filter(([name]) => name === 'x-robots-tag'),
		).toEqual([
			['x-robots-tag', 'googlebot: noindex'],
			['x-robots-tag', 'bingbot: none'],
		]);
	});

	test.each([
		['gzip', gzipSync(html)],
		['br', brotliCompressSync(html)],
		['zstd', zstdCompressSync(html)],
		['gzip, identity', gzipSync(html)],
	])('is unpacked from %s', async (encoding, body) => {
		expect(text(await fetchFrom({ '/': page(body, { 'content-encoding': encoding }) }))).toBe(html);
	});

	test('that answers 404 is reported, not refused', async () => {
		const outcome = await fetchFrom({ '/': page('<h1>Gone</h1>', {}, 404) });
		expect(outcome).toMatchObject({ kind: 'page', status: 404 });
	});

	test('that answers 500 with JSON is reported without content', async () => {
		const outcome = await fetchFrom({
			'/': page('{}', { 'content-type': 'application/json' }, 500),
		});
		expect(outcome).toMatchObject({ kind: 'page', status: 500 });
		expect(text(outcome)).toBe('');
	});

	test('without a content type is taken for HTML when it looks like HTML', async () => {
		expect((await fetchFrom({ '/': (_q, response) => void response.end(html) })).kind).toBe('page');
		expect((await fetchFrom({ '/': (_q, response) => void response.end('%PDF-1.7') })).kind).toBe(
			'not_html',
		);
	});

	test('that is not HTML reports its type', async () => {
		const outcome = await fetchFrom({ '/': page('%PDF', { 'content-type': 'application/pdf' }) });
		expect(outcome).toMatchObject({ kind: 'not_html', contentType: 'application/pdf' });
	});
});

describe('redirects', () => {
	test('are followed and listed', async () => {
		const outcome = await fetchFrom(
			{ '/a': redirect('/b', 302), '/b': redirect('c?x#d'), '/c?x': page(html) },
			{ path: '/a#keep' },
		);
		expect(outcome.kind === 'page' && outcome.redirects.map(({ status }) => status)).toEqual([
			302, 301,
		]);
		expect(outcome.kind === 'page' && outcome.url).toMatch(/\/c\?x#d$/);
	});

	test('in a circle end', async () => {
		const outcome = await fetchFrom({ '/a': redirect('/b'), '/b': redirect('/a') }, { path: '/a' });
		expect(outcome).toMatchObject({ kind: 'unreachable', reason: 'redirect_loop' });
	});

	test.each([
		[10, 'page'],
		[11, 'unreachable'],
	])('%i in a row result in %s', async (count, kind) => {
		const routes = Object.fromEntries(
			Array.from({ length: count }, (_, hop) => [`/${hop}`, redirect(`/${hop + 1}`)]),
		);
		const outcome = await fetchFrom({ ...routes, [`/${count}`]: page(html) }, { path: '/0' });
		expect(outcome.kind).toBe(kind);
	});

	test.each([
		'http://127.0.0.1:1/',
		'http://169.254.169.254/',
		'http://[::1]/',
		'file:///etc/passwd',
		'http://u:p@example.com/',
	])('to %s are refused', async (location) => {
		expect((await fetchFrom({ '/': redirect(location) })).kind).toBe('not_allowed');
	});

	test('send custom headers to the same host only', async () => {
		const other = await localSite({ '/': page(html) });
		const first = await localSite({ '/': redirect('/here'), '/here': redirect(other.url('/')) });
		await pageFetcher({ allow: [first.host, other.host] }).fetchPage({
			url: first.url('/'),
			geo: 'us',
			headers: { authorization: 'Basic c2VjcmV0' },
		});
		const sent = ({ requests }: typeof first) =>
			requests
				.filter(({ url }) => url !== '/robots.txt')
				.map(({ headers }) => headers.authorization);
		expect(sent(first)).toEqual(['Basic c2VjcmV0', 'Basic c2VjcmV0']);
		expect(sent(other)).toEqual([undefined]);
	});
});

describe('a refresh', () => {
	const refresh = (content: string) => page(`<meta http-equiv=refresh content="${content}">`);
	const header = (value: string) => page(html, { refresh: value });
	const paths = (outcome: FetchOutcome) =>
		outcome.kind === 'page'
			? [...outcome.redirects.map((one) => one.url), outcome.url].map(
					(url) => new URL(url).pathname,
				)
			: outcome.kind;

	test.each([
		['of a tag', refresh('0; URL=/new/')],
		['of a header', header('0; url=/new/')],
		['of a tag and a base', page('<base href="/new/"><meta http-equiv="REFRESH" content="0;.">')],
	])('%s is followed like a redirect', async (_what, route) => {
		const outcome = await fetchFrom({ '/': route, '/new/': page(html) });
		expect(paths(outcome)).toEqual(['/', '/new/']);
		expect(outcome).toMatchObject({ redirects: [{ status: 200 }] });
	});

	test('keeps to robots.txt and to allowed hosts', async () => {
		const robots = page('User-agent: *\nDisallow: /new/', { 'content-type': 'text/plain' });
		const routes = { '/': refresh('0; /new/'), '/new/': page(html), '/robots.txt': robots };
		expect((await fetchFrom(routes)).kind).toBe('robots_disallowed');
		expect((await fetchFrom({ '/': refresh('0; http://169.254.169.254/') })).kind).toBe(
			'not_allowed',
		);
	});

	test('in a circle ends', async () => {
		const outcome = await fetchFrom({ '/': refresh('0; /b'), '/b': header('0; /') });
		expect(outcome).toMatchObject({ kind: 'unreachable', reason: 'redirect_loop' });
	});

	test.each([
		['is delayed', refresh('5; url=/new/')],
		['reloads the page', refresh('0; url=/#now')],
		['opens an app', header('0; url=bread://loaf')],
		[
			'is for visitors without scripts',
			page('<noscript><meta http-equiv=refresh content="0;/new/">'),
		],
		[
			'is written by a script',
			page(`<script>'<meta http-equiv=refresh content="0;/new/">'</script>`),
		],
		['belongs to an error', page(html, { refresh: '0; /new/' }, 404)],
	])('that %s is not followed', async (_what, route) => {
		expect(paths(await fetchFrom({ '/': route, '/new/': page(html) }))).toEqual(['/']);
	});

	test('in the header of a file is not followed', async () => {
		const site = await localSite({ '/map.xml': header('0; url=/new/') });
		const request = { url: site.url('/map.xml'), geo: 'us' };
		expect(paths(await pageFetcher({ allow: [site.host] }).fetchFile(request))).toEqual([
			'/map.xml',
		]);
	});
});

function text(outcome: FetchOutcome): string {
	return outcome.kind === 'page' ? Buffer.from(outcome.body).toString() : outcome.kind;
}
