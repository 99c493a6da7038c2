import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { page } from '../../testing/local-site.ts';
import { fetchFrom, pageFetcher } from '../../testing/page-fetcher.ts';
import type { Resolve } from './guarded-connector.ts';

const html = '<!doctype html><title>Bread</title><p>Flour and water';

const bomb = Buffer.alloc(4_000_000, 32);

test.each([
	['gzip', gzipSync(bomb)],
	['br', brotliCompressSync(bomb)],
	['zstd', zstdCompressSync(bomb)],
	['identity', bomb],
])('a %s body that grows past the limit is dropped', async (encoding, body) => {
	const outcome = await fetchFrom(
		{ '/': page(body, { 'content-encoding': encoding }) },
		{ limits: { pageBytes: 1_000_000 } },
	);
	expect(outcome).toMatchObject({ kind: 'unreachable', reason: 'too_large' });
});

test('a body that arrives too slowly is dropped', async () => {
	const outcome = await fetchFrom(
		{
			'/': (_request, response) => {
				response.writeHead(200, { 'content-type': 'text/html' });
				const timer = setInterval(() => response.write('.'), 10);
				response.on('close', () => clearInterval(timer));
			},
		},
		{ limits: { slowAfterMs: 50 } },
	);
	expect(outcome).toMatchObject({ kind: 'unreachable', reason: 'too_slow' });
});

test('gives up on a server that never answers', async () => {
	const outcome = await fetchFrom({ '/': () => undefined }, { limits: { totalMs: 100 } });
	expect(outcome).toMatchObject({ kind: 'unreachable', reason: 'timeout' });
});

test('a connection reset is retried once', async () => {
	let attempts = 0;
	const outcome = await fetchFrom({
		'/': (request, response) => {
			attempts++;
			if (attempts === 1) request.socket.resetAndDestroy();
			else page(html)(request, response);
		},
	});
	expect(outcome.kind).toBe('page');
	const always = await fetchFrom({ '/': (request) => void request.socket.resetAndDestroy() });
	expect(always).toMatchObject({ kind: 'unreachable', reason: 'reset' });
});

test('the caller can stop it', async () => {
	const outcome = await fetchFrom({ '/': () => undefined }, { signal: AbortSignal.timeout(50) });
	expect(outcome.kind).toBe('unreachable');
});

test('the caller can stop it while the host name is resolved', async () => {
	const resolve: Resolve = () => new Promise(() => undefined);
	const { signal } = abortedSoon();
	const outcome = await pageFetcher({ resolve }).fetchPage({
		url: 'http://slow.example/',
		geo: 'us',
		signal,
	});
	expect(outcome).toMatchObject({ kind: 'unreachable', reason: 'aborted' });
});

test('an unknown host name is reported as such', async () => {
	const resolve: Resolve = async () => {
		throw Object.assign(new Error(), { code: 'ENOTFOUND' });
	};
	const outcome = await pageFetcher({ resolve }).fetchPage({
		url: 'http://no.example/',
		geo: 'us',
	});
	expect(outcome).toMatchObject({ kind: 'unreachable', reason: 'dns' });
});

test('a content encoding named like an object property is refused', async () => {
	const outcome = await fetchFrom({ '/': page(html, { 'content-encoding': '__proto__' }) });
	expect(outcome).toMatchObject({ kind: 'unreachable', reason: 'protocol' });
});

test('a body that was compressed twice is refused', async () => {
	const twice = page(gzipSync(gzipSync(html)), { 'content-encoding': 'gzip, gzip' });
	const outcome = await fetchFrom({ '/': twice });
	expect(outcome).toMatchObject({ kind: 'unreachable', reason: 'protocol' });
});

function abortedSoon(): AbortController {
	const stop = new AbortController();
	setTimeout(() => stop.abort(), 50);
	return stop;
}
