import { expect, test } from 'vitest';
import { createAuditPool, defaultPoolLimits } from '../pages/audits/audit-pool.ts';
import { auditUrl } from '../pages/audits/audit-url.ts';
import type { PageFetcher } from '../pages/fetch/fetch-page.ts';
import { localSite, page, type Routes } from '../testing/local-site.ts';
import { pageFetcher } from '../testing/page-fetcher.ts';
import { judgeSiteAround, type SiteLimits, siteLimits } from './judge-site-around.ts';

/** Shared by all tests here; its thread ends with the process. */
const pool = createAuditPool({ ...defaultPoolLimits, threads: 1 });

/** Time in ms to judge the site around a page, after the audit of the page itself. */
async function msAround(url: string, fetcher: PageFetcher, limits: Partial<SiteLimits>) {
	const services = { fetcher, pool };
	const [request, options] = [
		{ url, geo: 'us' },
		{ geo: 'us', keywords: [] },
	];
	const audited = await auditUrl(services, request, options, { wantsSite: true });
	if (audited.kind !== 'audited') throw new Error(audited.kind);
	const started = performance.now();
	await judgeSiteAround(audited, { services, request, options }, { ...siteLimits, ...limits });
	return performance.now() - started;
}

test('a page cannot make one call request hundreds of URLs and hosts', async () => {
	const routes: Record<string, Routes[string]> = {};
	const { host, port, requests, url } = await localSite(routes);
	const hosts = Array.from({ length: 400 }, (_, index) => `r${index}.example:${port}`);
	let used = 0;
	const paths = Array.from({ length: 60 }, (_, index) => `/to${index}`);
	const leadOn: Routes[string] = (_request, response) =>
		void response.writeHead(302, { location: `http://${hosts[used++]}/on` }).end();
	for (const path of [...paths, '/on']) routes[path] = leadOn;
	const links = paths.map((path) => `<a href="${path}">${path}</a>`);
	routes['/'] = page(`<title>Bread</title>${links.join('')}`);
	const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
	const fetcher = pageFetcher({ allow: [host, ...hosts], resolve });
	await msAround(url('/'), fetcher, { intervalMs: 0 });
	expect(requests.length).toBeGreaterThan(40);
	// The page itself and its robots.txt were requested before.
	expect(requests.length).toBeLessThanOrEqual(siteLimits.budget.requests + 2);
	const asked = new Set(requests.map(({ headers }) => headers.host));
	expect(asked.size).toBeLessThanOrEqual(siteLimits.budget.hosts);
});

test.each([
	['a URL that never answers', '<a href="/never">never</a>'],
	['a name that never resolves', '<link rel="canonical" href="http://never.example/">'],
])('%s does not hold up the report', async (_name, named) => {
	const { host, url } = await localSite({
		'/': page(`<title>Bread</title>${named}`),
		'/never': () => undefined,
	});
	const fetcher = pageFetcher({ allow: [host], resolve: () => new Promise(() => undefined) });
	const ms = await msAround(url('/'), fetcher, { mostMs: 300 });
	expect(ms).toBeGreaterThan(250);
	expect(ms).toBeLessThan(20_000);
});
