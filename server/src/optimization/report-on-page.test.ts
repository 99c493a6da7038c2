import { describe, expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { localRenderer, renderTest } from '../testing/local-renderer.ts';
import { localSite, page, type Routes, redirect } from '../testing/local-site.ts';

const bread = `<!doctype html><html lang="en"><head><title>Sourdough bread</title>
<meta name="description" content="How to bake it."><link rel="author" href="/me"></head><body><h1>Bread</h1></body></html>`;

interface Asked extends Readonly<Record<string, unknown>> {
	readonly path?: string;
	readonly ownDomain?: string;
	readonly limits?: object;
}

/** Requests a report on a page of a local site with these routes. */
async function report(
	routes: Routes,
	{ path = '/', ownDomain, limits, ...parameters }: Asked = {},
) {
	const site = await localSite(routes);
	const setup = { allow: [site.host], ...(ownDomain && { ownDomain }), ...(limits && { limits }) };
	const { app, apiKey } = await testApp(setup);
	const payload = { api_key: apiKey, geo: 'us', url: site.url(path), ...parameters };
	const response = await app.inject({
		method: 'POST',
		url: '/api/v3/optimization/onpage',
		payload,
	});
	return { site, response, body: response.json() };
}

function verdict(audit: readonly { rule_name: string; optimized: boolean }[], name: string) {
	return audit.find(({ rule_name }) => rule_name === name)?.optimized;
}

test('an answer has the fields of the API and no others', async () => {
	const { site, body } = await report({ '/a': redirect('/b'), '/b': page(bread) }, { path: '/a' });
	expect(Object.keys(body)).toEqual(['keywords', 'audit', 'page_meta', 'status']);
	expect(body.keywords).toEqual([]);
	expect(body.page_meta).toEqual({
		url: site.url('/b'),
		original_url: site.url('/a'),
		title: 'Sourdough bread',
		meta_description: 'How to bake it.',
		rel_author: site.url('/me'),
	});
	expect(body.status).toEqual({ http_status: '200', char_set: 'utf-8' });
});

const shell = `<!doctype html><html lang="en"><head><title>App</title></head>
<body><div id="root"></div><script type="module">document.querySelector('#root').innerHTML = '<h1>Rye</h1>';</script></body></html>`;

renderTest('a page is rendered first where the server allows it', async () => {
	const site = await localSite({ '/': page(shell) });
	const renderer = localRenderer({ allow: [site.host] });
	const { app, apiKey } = await testApp({ allow: [site.host], renderer });
	const payload = { api_key: apiKey, geo: 'us', url: site.url('/'), render: 'auto', details: true };
	const answer = await app.inject({ method: 'POST', url: '/api/v3/optimization/onpage', payload });
	expect(answer.json().rendering).toEqual({ state: 'rendered', reason: null });
	expect(verdict(answer.json().audit, 'h1_tag_used')).toBe(true);
});

test('rendering is refused where the server does not allow it', async () => {
	const { body } = await report({ '/': page(shell) }, { render: 'auto' });
	expect(body).toMatchObject({ code: 'invalid_parameter', errors: [{ parameter: 'render' }] });
});

test('details add the redirects', async () => {
	const { site, body } = await report(
		{ '/a': redirect('/b', 302), '/b': page(bread) },
		{ path: '/a', details: true },
	);
	expect(body.redirects).toEqual([{ url: site.url('/a'), status: 302, location: site.url('/b') }]);
});

const title = '日本語のタイトル';

describe('the character set', () => {
	test('is declared by a byte order mark', async () => {
		const declared = async (body: string) => {
			const answer = await report({ '/': page(body, { 'content-type': 'text/html' }) });
			return verdict(answer.body.audit, 'page_charset_is_declared');
		};
		expect(await declared(`${bread}<p>Brötchen need no yeast.`)).toBe(false);
		expect(await declared(`\ufeff${bread}<p>Brötchen need no yeast.`)).toBe(true);
	});

	const encoded = {
		shift_jis: '93fa967b8cea',
		'euc-jp': 'c6fccbdcb8ec',
		gb18030: 'c8d5b1bed55a',
		'utf-8': Buffer.from('日本語').toString('hex'),
	};

	test.each(Object.entries(encoded))(
		'%s is found in the header and in the page',
		async (charset, hex) => {
			const body = Buffer.concat([
				Buffer.from(`<!doctype html><meta charset="${charset}"><title>`),
				Buffer.from(hex, 'hex'),
				Buffer.from('</title>'),
			]);
			for (const type of [`text/html; charset=${charset}`, 'text/html']) {
				const { body: answer } = await report({ '/': page(body, { 'content-type': type }) });
				expect(answer.page_meta.title).toBe('日本語');
				expect(answer.status.char_set).toBe(charset);
			}
		},
	);

	test('windows-1252 is what western browsers assume', async () => {
		const body = Buffer.from('<!doctype html><title>\x93Caf\xe9\x94 \x80</title>', 'latin1');
		const { body: answer } = await report({ '/': page(body, { 'content-type': 'text/html' }) });
		expect(answer.page_meta.title).toBe('“Café” €');
		expect(answer.status.char_set).toBe('windows-1252');
	});

	test('UTF-16 is recognized by its byte order mark', async () => {
		const body = Buffer.concat([
			Buffer.from([0xff, 0xfe]),
			Buffer.from(`<!doctype html><title>${title}</title>`, 'utf16le'),
		]);
		const { body: answer } = await report({ '/': page(body, { 'content-type': 'text/html' }) });
		expect(answer.page_meta.title).toBe(title);
		expect(answer.status.char_set).toBe('utf-16le');
	});
});

test('a page that answers 404 is reported as such', async () => {
	const { response, body } = await report({ '/': page('<title>Gone</title>', {}, 404) });
	expect(response.statusCode).toBe(200);
	expect(body.status.http_status).toBe('404');
	expect(body.page_meta.title).toBe('Gone');
	expect(verdict(body.audit, 'http_status_is_ok')).toBe(false);
});

test('the list of rules does not depend on what the page answers', async () => {
	const names = async (routes: Routes) =>
		(await report(routes)).body.audit.map(({ rule_name }: { rule_name: string }) => rule_name);
	const expected = await names({ '/': page(bread) });
	expect(await names({ '/': page('', {}, 503) })).toEqual(expected);
	expect(await names({ '/': page(bread), '/robots.txt': page('', {}, 403) })).toEqual(expected);
});

test('on staging, noindex is not a blocker', async () => {
	const noindex = page(bread.replace('<title>', '<meta name="robots" content="noindex"><title>'));
	const counts = async (environment: string) =>
		(await report({ '/': noindex }, { environment, details: true })).body.counts.blocker;
	expect([await counts('production'), await counts('staging')]).toEqual([1, 0]);
});

describe('refusals', () => {
	const robots = page('User-agent: *\nDisallow: /', { 'content-type': 'text/plain' });

	test.each([
		[
			'a PDF',
			{ '/': page('%PDF', { 'content-type': 'application/pdf' }) },
			{},
			422,
			'page_not_html',
		],
		[
			'a page behind robots.txt',
			{ '/': page(bread), '/robots.txt': robots },
			{},
			409,
			'robots_disallowed',
		],
		[
			'a bot wall',
			{ '/': page('', { 'cf-mitigated': 'challenge' }, 403) },
			{},
			424,
			'page_unreachable',
		],
		['a circle', { '/': redirect('/') }, {}, 424, 'page_unreachable'],
		[
			'a page that never comes',
			{ '/': () => undefined },
			{ limits: { totalMs: 100 } },
			424,
			'page_unreachable',
		],
		['a private address', {}, { url: 'http://10.0.0.1/' }, 400, 'url_not_allowed'],
		['a redirect to one', { '/': redirect('http://169.254.169.254/') }, {}, 400, 'url_not_allowed'],
		['another scheme', {}, { url: 'ftp://example.com/' }, 400, 'url_not_allowed'],
		['half an address', {}, { url: 'example.com' }, 400, 'url_not_allowed'],
		['credentials', {}, { url: 'http://u:p@example.com/' }, 400, 'url_not_allowed'],
	])('%s is refused with the reason', async (_what, routes, asked, status, code) => {
		const { response, body } = await report(routes, asked);
		expect(response.statusCode).toBe(status);
		expect(body.code).toBe(code);
	});
});

describe('a site of the account', () => {
	const robots = page('User-agent: *\nDisallow: /', { 'content-type': 'text/plain' });
	const own = { ownDomain: '127.0.0.1' };

	test('is fetched despite robots.txt, and the report says that search engines are blocked', async () => {
		const shut = await report({ '/': page(bread), '/robots.txt': robots }, own);
		expect(verdict(shut.body.audit, 'page_is_not_blocked_by_robots_txt')).toBe(false);
		const failing = await report({ '/': page(bread), '/robots.txt': page('', {}, 503) }, own);
		expect(verdict(failing.body.audit, 'page_is_not_blocked_by_robots_txt')).toBe(false);
		const open = await report({ '/': page(bread) }, own);
		expect(verdict(open.body.audit, 'page_is_not_blocked_by_robots_txt')).toBe(true);
	});

	test('gets the custom headers, and no other site does', async () => {
		const headers = { Authorization: 'Basic c2VjcmV0' };
		const { site } = await report({ '/': page(bread) }, { ...own, headers });
		expect(site.requests.at(-1)?.headers.authorization).toBe('Basic c2VjcmV0');
		const other = await report({ '/': page(bread) }, { headers });
		expect(other.body).toMatchObject({
			code: 'invalid_parameter',
			errors: [{ parameter: 'headers' }],
		});
		expect(other.site.requests).toEqual([]);
	});

	test('does not get headers that belong to the connection', async () => {
		const { body } = await report(
			{ '/': page(bread) },
			{ ...own, headers: { Host: 'evil.example' } },
		);
		expect(body.errors[0].message).toContain('“host”');
	});
});

describe('a remembered audit', () => {
	test('keeps the page in the history of its site', async () => {
		const { response } = await report(
			{ '/': page(bread) },
			{ ownDomain: '127.0.0.1', remember: true },
		);
		expect(response.statusCode).toBe(200);
	});

	test('is refused for a page of nobody’s site', async () => {
		const { response, body } = await report({ '/': page(bread) }, { remember: true });
		expect(response.statusCode).toBe(400);
		expect(JSON.stringify(body)).toContain('belongs to none of your sites');
	});
});
