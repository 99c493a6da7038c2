import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { serveRankings } from '../extension/serve-rankings.ts';

const html =
	'<!doctype html><html lang="en"><head><title>Sourdough bread for beginners</title></head><body><h1>Sourdough bread</h1><p>Sourdough bread takes flour, water, salt and a day of patience.</p></body></html>';

const ruleFields = ['optimized', 'rule_difficulty', 'rule_impact', 'rule_name', 'rule_risk'];
const knownRules = [
	'meta_description_tag_used',
	'not_too_many_on_page_links',
	'h1_tag_is_text_only',
	'only_one_h1_tag',
	'title_tag_is_not_too_long',
	'one_keyword_title_tag',
];

interface Service {
	readonly origin: string;
	readonly key: string;
	readonly page: string;
}

/** The real server, and a page on this machine that it is allowed to fetch. */
async function withService(story: (service: Service) => Promise<void>) {
	const site = await serveSite();
	const { port } = site.address() as AddressInfo; // it listens on a TCP port
	const server = await serveRankings({ PLUMBLINE_ALLOW_HOSTS: `127.0.0.1:${port}` });
	try {
		await story({
			origin: server.origin,
			key: server.apiKey,
			page: `http://127.0.0.1:${port}/`,
		});
	} finally {
		await server.stop();
		site.close();
	}
}

async function serveSite(): Promise<Server> {
	const site = createServer((request, response) => {
		const isThere = request.url === '/';
		response.writeHead(isThere ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
		response.end(isThere ? html : '<title>Not found</title>');
	});
	await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
	return site;
}

const form = (values: Readonly<Record<string, string>>) => ({
	method: 'POST',
	body: new URLSearchParams(values),
});

test('HTML gets the API’s report, sent as a form or by GET, on both paths', async () => {
	await withService(async ({ key, origin }) => {
		const asked = { api_key: key, geo: 'us', html, keyword: 'sourdough bread' };
		const answers = [];
		for (const prefix of ['/api/v3/optimization', '/api/optimization']) {
			const url = `${origin}${prefix}/html`;
			for (const response of [
				await fetch(url, form(asked)),
				await fetch(`${url}?${new URLSearchParams(asked)}`),
			]) {
				expect(response.status).toBe(200);
				answers.push(await response.json());
			}
		}
		const [first] = answers;
		for (const answer of answers) expect(answer).toEqual(first);
		expect(Object.keys(first)).toEqual(['keywords', 'audit']);
		expect(first.keywords).toContain('Sourdough bread');
		for (const rule of first.audit) expect(Object.keys(rule).sort()).toEqual(ruleFields);
		const names = first.audit.map(({ rule_name }: { rule_name: string }) => rule_name);
		expect(names).toEqual(expect.arrayContaining(knownRules));
	});
});

test('a page gets the API’s report, and a missing one is reported, not refused', async () => {
	await withService(async ({ key, origin, page }) => {
		const ask = async (url: string) => {
			const asked = form({ api_key: key, geo: 'us', url });
			const response = await fetch(`${origin}/api/v3/optimization/onpage`, asked);
			expect(response.status).toBe(200);
			return response.json();
		};
		const report = await ask(page);
		expect(Object.keys(report)).toEqual(['keywords', 'audit', 'page_meta', 'status']);
		expect(report.keywords).toEqual([]);
		expect(report.page_meta).toEqual({
			url: page,
			original_url: page,
			title: 'Sourdough bread for beginners',
			meta_description: '',
			rel_author: '',
		});
		expect(report.status).toEqual({ http_status: '200', char_set: 'utf-8' });

		const missing = await ask(`${page}gone`);
		expect(missing.status.http_status).toBe('404');
		expect(namesOf(missing)).toEqual(namesOf(report));
		const status = missing.audit.find(({ rule_name }: Row) => rule_name === 'http_status_is_ok');
		expect(status.optimized).toBe(false);
	});
});

test('a page on a private address is refused with a problem that names the parameter', async () => {
	await withService(async ({ key, origin }) => {
		const asked = form({ api_key: key, geo: 'us', url: 'http://127.0.0.1:9/' });
		const response = await fetch(`${origin}/api/v3/optimization/onpage`, asked);
		expect(response.status).toBe(400);
		expect(response.headers.get('content-type')).toContain('application/problem+json');
		expect(await response.json()).toMatchObject({
			code: 'url_not_allowed',
			errors: [{ parameter: 'url' }],
		});
	});
});

interface Row {
	readonly rule_name: string;
}

const namesOf = ({ audit }: { audit: Row[] }) => audit.map(({ rule_name }) => rule_name);
