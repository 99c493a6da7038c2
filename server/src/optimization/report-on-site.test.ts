import { rules } from '@plumbline/core';
import { describe, expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { bakerySite } from '../testing/bakery-site.ts';
import { localSite, page } from '../testing/local-site.ts';

const siteRules = new Set(
	rules.filter(({ needs }) => needs?.includes('site')).map(({ name }) => name),
);

interface Row {
	readonly rule_name: string;
	readonly optimized: boolean;
	readonly status?: string;
	readonly reason?: string | null;
	readonly occurrences?: readonly { readonly message: string }[];
}

/** Requests a report on a page of the site; only its host is reachable. */
async function report(host: string, url: string, more: Readonly<Record<string, unknown>> = {}) {
	const { app, apiKey } = await testApp({ allow: [host] });
	const payload = { api_key: apiKey, geo: 'us', url, checks: 'site', ...more };
	const response = await app.inject({
		method: 'POST',
		url: '/api/v3/optimization/onpage',
		payload,
	});
	const { audit = [] } = response.json<{ audit?: readonly Row[] }>();
	return {
		response,
		audit,
		row: (name: string) => audit.find(({ rule_name }) => rule_name === name),
	};
}

describe('a report with the checks of the site', () => {
	test('reports where links, the canonical and language versions lead', async () => {
		const { host, url } = await bakerySite();
		const [home, lost, shop] = [
			await report(host, url('/'), { details: true }),
			await report(host, url('/lost'), { details: true }),
			await report(host, url('/en/shop'), { details: true }),
		];
		expect(home.row('internal_links_are_not_broken')).toMatchObject({
			optimized: false,
			occurrences: [{ message: `The link to “${url('/gone')}” returns status 404` }],
		});
		expect(lost.row('canonical_target_is_indexable')).toMatchObject({ status: 'failed' });
		expect(shop.row('hreflang_has_return_links')).toMatchObject({
			occurrences: [
				{ message: `The version “${url('/fr/magasin')}” does not point back to this page` },
			],
		});
	});

	test('reports what the sitemaps list, and their faults', async () => {
		const { host, url } = await bakerySite();
		const { row } = await report(host, url('/old-cakes'), { details: true });
		expect(row('page_in_sitemap_is_indexable')).toMatchObject({ status: 'failed' });
		expect(row('sitemap_is_valid')?.occurrences).toHaveLength(3);
	});

	test('does not judge what a sample cannot show', async () => {
		const { host, url } = await bakerySite();
		const { row } = await report(host, url('/cakes'), { details: true });
		expect(row('title_is_unique_on_site')).toMatchObject({
			status: 'not_checked',
			reason: 'few_pages',
		});
		expect(row('page_is_linked_on_site')).toMatchObject({ reason: 'site_not_whole' });
	});

	test('contains the same rules for every page, and none of them without the parameter', async () => {
		const deep = page(`<!doctype html><title>Deep</title>${'<div>'.repeat(600)}`);
		const { host, url } = await localSite({ '/deep': deep, '/': page('<title>Bread</title>') });
		const names = async (path: string, more = {}) =>
			(await report(host, url(path), more)).audit
				.map(({ rule_name }) => rule_name)
				.filter((name) => siteRules.has(name));
		const all = await names('/');
		expect(await names('/deep')).toEqual(all);
		expect(await names('/none')).toEqual(all);
		expect(all.length).toBeGreaterThan(5);
		expect(await names('/', { checks: undefined })).toEqual([]);
	});
});

test('URLs that a page names are checked like any other', async () => {
	const other = await localSite({ '/': page('<title>Inside</title>') });
	const { host, url } = await localSite({
		'/': page(
			`<title>Bread</title><link rel="canonical" href="${other.url('/')}"><link rel="alternate" hreflang="de" href="${other.url('/de')}">`,
		),
	});
	const { row } = await report(host, url('/'), { details: true });
	expect(row('canonical_target_is_indexable')).toMatchObject({ reason: 'target_unknown' });
	expect(other.requests).toEqual([]);
});

test('requests a sample of many links, and obeys robots.txt', async () => {
	const links = Array.from({ length: 200 }, (_, index) => `<a href="/page${index}">${index}</a>`);
	const { host, requests, url } = await localSite({
		'/': page(`<title>Bread</title>${links.join('')}`),
		'/robots.txt': page('User-agent: *\nDisallow: /page1', { 'content-type': 'text/plain' }),
	});
	await report(host, url('/'));
	const asked = requests
		.map((request) => request.url ?? '')
		.filter((path) => path.startsWith('/page'));
	expect(asked.length).toBeGreaterThan(10);
	expect(asked.length).toBeLessThanOrEqual(40);
	expect(asked.filter((path) => path.startsWith('/page1'))).toEqual([]);
});

test('headers for one host are sent to no other', async () => {
	const seen: (string | undefined)[] = [];
	const { host, url } = await localSite({
		'/': page('<title>Bread</title><a href="/b">b</a>'),
		'/b': (request, response) => {
			seen.push(request.headers['x-preview']?.toString());
			response.writeHead(200, { 'content-type': 'text/html' }).end('<title>B</title>');
		},
	});
	const { app, apiKey } = await testApp({ allow: [host], ownDomain: '127.0.0.1' });
	const payload = {
		api_key: apiKey,
		geo: 'us',
		url: url('/'),
		checks: ['site'],
		headers: { 'x-preview': '1' },
	};
	await app.inject({ method: 'POST', url: '/api/v3/optimization/onpage', payload });
	expect(seen).toEqual(['1']);
});

test('an unknown check is refused by name', async () => {
	const { response } = await report('127.0.0.1:1', 'https://example.com/', { checks: 'all' });
	expect(response.statusCode).toBe(400);
	expect(response.json().detail).toContain('Allowed: site');
});
