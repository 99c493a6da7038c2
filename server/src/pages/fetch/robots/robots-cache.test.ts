import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { localSite, page } from '../../../testing/local-site.ts';
import { createHttpClient } from '../http-client.ts';
import { defaultLimits } from '../limits.ts';
import { createRobotsCache, robotsAgeMs } from './robots-cache.ts';

/** How often the file is requested when it is needed at these seconds. */
async function requestsAt(
	seconds: readonly number[],
	ageMs: number,
	headers: Readonly<Record<string, string>> = {},
	status = 200,
) {
	const { host, requests, url } = await localSite({ '/robots.txt': page('', headers, status) });
	const client = createHttpClient({ allowedHosts: new Set([host]), limits: defaultLimits });
	let nowMs = 0;
	const cache = createRobotsCache(ageMs, () => nowMs);
	for (const second of seconds) {
		nowMs = second * 1000;
		await cache.read(new URL(url('/')), client, new AbortController().signal);
	}
	await client.close();
	return requests.length;
}

const day = 24 * 60 * 60;

test('a file stays fresh for a minute outside of a crawl', async () => {
	expect(await requestsAt([0, 59], robotsAgeMs.page)).toBe(1);
	expect(await requestsAt([0, 61], robotsAgeMs.page)).toBe(2);
});

test('a file stays fresh for a day within a crawl', async () => {
	expect(await requestsAt([0, day - 1], robotsAgeMs.crawl)).toBe(1);
	expect(await requestsAt([0, day + 1], robotsAgeMs.crawl)).toBe(2);
});

test('a file stays fresh no longer than its headers say', async () => {
	const short = { 'cache-control': 'max-age=20' };
	expect(await requestsAt([0, 19], robotsAgeMs.crawl, short)).toBe(1);
	expect(await requestsAt([0, 21], robotsAgeMs.crawl, short)).toBe(2);
	const long = { 'cache-control': 'max-age=86400' };
	expect(await requestsAt([0, 61], robotsAgeMs.page, long)).toBe(2);
});

test('a burst of pages reads a file once, even if its headers forbid keeping it', async () => {
	const never = { 'cache-control': 'no-cache' };
	expect(await requestsAt([0, 1, 2, 3, 4], robotsAgeMs.page, never)).toBe(1);
	expect(await requestsAt([0, 6], robotsAgeMs.page, never)).toBe(2);
});

test('retries after a server error, some seconds later or when the server says', async () => {
	expect(await requestsAt([0, 4], robotsAgeMs.crawl, {}, 503)).toBe(1);
	expect(await requestsAt([0, 6], robotsAgeMs.crawl, {}, 503)).toBe(2);
	const asked = { 'retry-after': '20' };
	expect(await requestsAt([0, 19], robotsAgeMs.crawl, asked, 429)).toBe(1);
	expect(await requestsAt([0, 21], robotsAgeMs.crawl, asked, 429)).toBe(2);
	const long = { 'retry-after': '3600' };
	expect(await requestsAt([0, 61], robotsAgeMs.crawl, long, 429)).toBe(2);
});

test.each([
	['is in trouble', page('', {}, 503)],
	['closes the connection', (request: IncomingMessage) => void request.socket.destroy()],
])('an earlier copy counts for a day while the server %s', async (_, trouble) => {
	const routes = { '/robots.txt': page('Disallow: /', { 'cache-control': 'no-cache' }) };
	const site = await localSite(routes);
	const client = createHttpClient({ allowedHosts: new Set([site.host]), limits: defaultLimits });
	let nowMs = 0;
	const cache = createRobotsCache(robotsAgeMs.crawl, () => nowMs);
	const read = () => cache.read(new URL(site.url('/')), client, new AbortController().signal);
	await read();
	Object.assign(routes, { '/robots.txt': trouble });
	nowMs = 60_000;
	expect(await read()).toMatchObject({ kind: 'rules', text: 'Disallow: /' });
	nowMs = (day + 1) * 1000;
	const late = await read().catch((error: unknown) => error);
	expect(late).not.toMatchObject({ kind: 'rules' });
	await client.close();
});
