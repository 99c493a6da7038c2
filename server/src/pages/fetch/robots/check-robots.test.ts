import { expect, test } from 'vitest';
import { localSite, page } from '../../../testing/local-site.ts';
import { fetchFrom, pageFetcher } from '../../../testing/page-fetcher.ts';

const html = '<!doctype html><title>Bread</title>';
const shut = page('User-agent: *\nDisallow: /', { 'content-type': 'text/plain' });

test('blocks a page of somebody else', async () => {
	const outcome = await fetchFrom({ '/robots.txt': shut, '/': page(html) });
	expect(outcome).toMatchObject({ kind: 'robots_disallowed', failing: null });
	expect(outcome).toHaveProperty('detail', expect.stringContaining('Line 2'));
});

test('does not block an account’s own pages, but is reported', async () => {
	const outcome = await fetchFrom(
		{ '/robots.txt': shut, '/': page(html) },
		{ isOwnHost: () => true },
	);
	expect(outcome).toMatchObject({ kind: 'page', robots: { allowed: false, status: 200 } });
});

test.each([
	[404, { kind: 'page' }],
	[403, { kind: 'page' }],
	[429, { kind: 'robots_disallowed', failing: { status: 429 } }],
	[503, { kind: 'robots_disallowed', failing: { status: 503 } }],
])('that answers %i means %j', async (status, expected) => {
	const outcome = await fetchFrom({ '/robots.txt': page('', {}, status), '/': page(html) });
	expect(outcome).toMatchObject(expected);
});

test('is read once for several pages of an origin', async () => {
	const { host, url, requests } = await localSite({ '/': page(html) });
	const one = pageFetcher({ allow: [host] });
	await one.fetchPage({ url: url('/'), geo: 'us' });
	await one.fetchPage({ url: url('/?again'), geo: 'us' });
	expect(requests.filter((request) => request.url === '/robots.txt')).toHaveLength(1);
});

test('is read up to 500 KiB, whatever its size', async () => {
	const long = `User-agent: *\n${'# filler\n'.repeat(100_000)}Disallow: /`;
	const outcome = await fetchFrom({ '/robots.txt': page(long), '/': page(html) });
	expect(outcome.kind).toBe('page');
});
