import { expect, test } from 'vitest';
import { localSite, page } from '../../testing/local-site.ts';
import { fetchFrom, pageFetcher } from '../../testing/page-fetcher.ts';
import type { Resolve } from './guarded-connector.ts';

const html = '<!doctype html><title>Bread</title><p>Flour and water';

test('sends nothing to a private address', async () => {
	const { url, requests } = await localSite({ '/': page(html) });
	expect((await pageFetcher({}).fetchPage({ url: url('/'), geo: 'us' })).kind).toBe('not_allowed');
	expect(requests).toEqual([]);
});

test('refuses a name when one of its addresses is private', async () => {
	const { port, requests } = await localSite({ '/': page(html) });
	const resolve: Resolve = async () => [
		{ address: '93.184.216.34', family: 4 },
		{ address: '169.254.169.254', family: 4 },
		{ address: '127.0.0.1', family: 4 },
	];
	const fetcher = pageFetcher({ resolve, allow: [`rebind.example:${port}`] });
	const outcome = await fetcher.fetchPage({ url: `http://rebind.example:${port}/`, geo: 'us' });
	expect(outcome).toMatchObject({ kind: 'unreachable', reason: 'dns' });
	expect(requests).toEqual([]);
});

test('judges a name anew at every connection', async () => {
	const { port, requests } = await localSite({
		'/robots.txt': page('', { connection: 'close' }, 404),
		'/': page(html),
	});
	const answers = ['127.0.0.1', '169.254.169.254'];
	const resolve: Resolve = async () => [{ address: answers.shift() ?? '', family: 4 }];
	const fetcher = pageFetcher({ resolve, allow: [`rebind.example:${port}`] });
	const outcome = await fetcher.fetchPage({ url: `http://rebind.example:${port}/`, geo: 'us' });
	expect(outcome).toMatchObject({ kind: 'unreachable', reason: 'dns' });
	expect(requests.map(({ url }) => url)).toEqual(['/robots.txt']);
});

test('ignores proxy variables of the environment', async () => {
	const proxy = await localSite({});
	process.env.http_proxy = `http://${proxy.host}`;
	process.env.NODE_USE_ENV_PROXY = '1';
	try {
		expect((await fetchFrom({ '/': page(html) })).kind).toBe('page');
		expect(proxy.requests).toEqual([]);
	} finally {
		delete process.env.http_proxy;
		delete process.env.NODE_USE_ENV_PROXY;
	}
});

test('a private name looks like one that does not exist', async () => {
	const found: Resolve = async () => [{ address: '10.0.0.1', family: 4 }];
	const unknown: Resolve = async () => {
		throw Object.assign(new Error(), { code: 'ENOTFOUND' });
	};
	const outcome = (resolve: Resolve) =>
		pageFetcher({ resolve }).fetchPage({ url: 'http://db.example/', geo: 'us' });
	expect(await outcome(found)).toEqual(await outcome(unknown));
});
