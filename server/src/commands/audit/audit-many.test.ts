import { writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { localSite, page, redirect } from '../../testing/local-site.ts';
import { folder, runCommand } from '../../testing/run-command.ts';

const html = (body: string) =>
	`<!doctype html><html lang="en"><head><title>Bread from our oven</title>
<meta name="description" content="Flour, water, salt."><meta name="viewport" content="width=device-width"></head>
<body><main><h1>Bread</h1><p>Flour, water, salt and time.</p>${body}</main></body></html>`;

const links = (...paths: string[]) =>
	paths.map((path) => `<a href="${path}">${path}</a>`).join(' ');

async function bakery(footer = '') {
	const site = await localSite({
		'/': page(html(links('/rolls', '/cakes', '/rolls#top', '/menu.pdf', 'https://other.example/'))),
		'/rolls': page(html(links('/', '/rye') + footer)),
		'/cakes': page(html('<a href="/secret" rel="nofollow">secret</a>')),
		'/rye': page(html(links('/far') + footer)),
		'/far': page(html('')),
		'/secret': page(html('')),
	});
	const paths = () =>
		site.requests
			.map(({ url }) => url)
			.filter((path) => !/^\/(?:robots\.txt|sitemap\.xml)$/.test(path ?? ''));
	return { ...site, paths, allow: { PLUMBLINE_ALLOW_HOSTS: site.host } };
}

// The command's own output.
const subjects = (output: string) =>
	(JSON.parse(output) as { pages: { subject: string }[] }).pages.map(({ subject }) => subject);

test('a crawl follows the site’s links, reads each page once, and stops at its limits', async () => {
	const { allow, paths, url } = await bakery();
	const words = ['audit', url('/'), '--crawl', '4', '--delay', '0', '--format', 'json'];
	const { output } = await runCommand(words, allow);
	expect(subjects(output)).toEqual([url('/'), url('/rolls'), url('/cakes'), url('/rye')]);
	expect(paths().toSorted()).toEqual(['/', '/cakes', '/rolls', '/rye']);
});

test.each([
	['a crawl', ['--crawl', '50'], '/'],
	['an audit of a sitemap', ['--sitemap'], '/index.xml'],
])('%s asks for each URL once', async (_what, words, path) => {
	let origin = '';
	const xml = (write: () => string): RequestListener => {
		return (...answer) => page(write(), { 'content-type': 'text/xml' })(...answer);
	};
	const ns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
	const list = (...paths: readonly string[]) =>
		`<urlset ${ns}>${paths.map((each) => `<url><loc>${origin}${each}</loc></url>`).join('')}</urlset>`;
	const versions =
		'<link rel="alternate" hreflang="de" href="/de"><link rel="alternate" hreflang="en" href="/rye">';
	const assets =
		'<img src="/rye.png" alt="Rye"><script src="/a.js"></script><link rel="stylesheet" href="/a.css">';
	const site = await localSite({
		'/robots.txt': (...answer) =>
			page(`User-agent: *\nDisallow: /secret\nSitemap: ${origin}/index.xml`)(...answer),
		'/index.xml': xml(
			() => `<sitemapindex ${ns}><sitemap><loc>${origin}/pages.xml</loc></sitemap></sitemapindex>`,
		),
		'/pages.xml': xml(() => list('/', '/rye', '/alone')),
		'/': page(
			html(
				links('/rye', '/rye#crust', '/moved', '/menu.pdf', '/menu.pdf#page=2', '/secret', '/gone') +
					assets,
			),
		),
		'/rye': page(
			html(links('/', '/#top', '/older', '/gone', '/r%79e', '/index.xml') + versions + assets),
		),
		'/de': page(html(links('/de#oben', '/index.xml') + versions)),
		'/alone': page(html(links('/', '/feed.xml'))),
		'/older': redirect('/moved'),
		'/moved': redirect('/rye#crumb', 302),
		'/menu.pdf': page('%PDF', { 'content-type': 'application/pdf' }),
		'/feed.xml': xml(() => '<rss version="2.0"><channel></channel></rss>'),
	});
	origin = site.url('');
	const { code } = await runCommand(
		['audit', ...words, site.url(path), '--delay', '50', '--quiet'],
		{
			PLUMBLINE_ALLOW_HOSTS: site.host,
		},
	);
	expect(code).not.toBe(2);
	const asked = site.requests.map(({ url }) => url ?? '').toSorted();
	expect(asked).toEqual([...new Set(asked)]);
	expect(asked).toEqual(
		expect.arrayContaining(['/', '/alone', '/index.xml', '/pages.xml', '/rye']),
	);
});

test('a crawl obeys its own options, which other audits refuse', async () => {
	const { allow, paths, url } = await bakery();
	const words = ['audit', url('/'), '--delay', '0', '--format', 'json', '--exclude', '/r*'];
	expect(await runCommand(words, allow)).toMatchObject({
		code: 2,
		errors: 'plumbline: --exclude says what a crawl visits: add --crawl N.\n',
	});
	expect(paths()).toEqual([]);
	const { output } = await runCommand([...words, '--crawl', '9', '--depth', '1'], allow);
	expect(subjects(output)).toEqual([url('/'), url('/cakes')]);
});

test('a stopped crawl resumes where it left off', async () => {
	const { allow, paths, url } = await bakery();
	const crawl = (most: string) =>
		runCommand(
			[
				'audit',
				url('/'),
				'--crawl',
				most,
				'--delay',
				'0',
				'--journal',
				'crawl.db',
				'--format',
				'json',
			],
			allow,
		);
	await crawl('2');
	const before = paths().length;
	const { output } = await crawl('4');
	expect(subjects(output)).toHaveLength(4);
	expect(paths().slice(before).toSorted()).toEqual(['/cakes', '/rye']);
	const asText = await runCommand(
		['audit', url('/'), '--crawl', '4', '--delay', '0', '--journal', 'crawl.db'],
		allow,
	);
	expect(asText).toMatchObject({ code: 0, errors: '' });
	const other = await runCommand(
		['audit', url('/'), '--geo', 'jp', '--journal', 'crawl.db'],
		allow,
	);
	expect(other).toMatchObject({ code: 2 });
	expect(other.errors).toMatch(/not the journal of an audit with these settings/);
});

test('a resumed crawl revisits pages that failed or that a failing server answered', async () => {
	let isWell = false;
	const whenWell = (...[request, response]: Parameters<RequestListener>) => {
		if (isWell) page(html(''))(request, response);
		else response.writeHead(503, { 'retry-after': '0' }).end('Later, please.');
	};
	const { host, requests, url } = await localSite({
		'/': page(html(links('/rye', '/rolls', '/cut'))),
		'/rye': whenWell,
		'/rolls': page(html('')),
		'/cut': (request, response) => {
			if (isWell) page(html(''))(request, response);
			else response.destroy();
		},
	});
	const words = ['audit', url('/'), '--crawl', '9', '--delay', '0', '--journal', 'trouble.db'];
	const crawl = () => runCommand([...words, '--format', 'json'], { PLUMBLINE_ALLOW_HOSTS: host });
	const before = await crawl();
	expect(before.code).toBe(2);
	expect(before.errors).toContain(`${url('/cut')} could not be fetched`);
	expect(subjects(before.output)).toEqual(['/', '/rye', '/rolls'].map(url));
	isWell = true;
	requests.length = 0;
	const after = await crawl();
	expect(after).toMatchObject({ code: 0, errors: '' });
	expect(subjects(after.output)).toEqual(['/', '/rye', '/rolls', '/cut'].map(url));
	expect(after.output).not.toContain('status 503');
	expect(requests.map(({ url }) => url)).not.toContain('/rolls');
});

test('a sitemap is read through its index, compressed or not', async () => {
	const locations = (...urls: string[]) =>
		urls.map((url) => `<url><loc>${url}</loc></url>`).join('');
	const routes: Record<string, ReturnType<typeof page>> = {
		'/a': page(html('')),
		'/b': page(html('')),
	};
	const { host, url } = await localSite(routes);
	const xml = { 'content-type': 'application/xml' };
	routes['/index.xml'] = page(
		`<sitemapindex><sitemap><loc>${url('/1.xml')}</loc></sitemap><sitemap><loc>${url('/2.xml.gz')}</loc></sitemap></sitemapindex>`,
		xml,
	);
	routes['/1.xml'] = page(`<urlset>${locations(url('/a'))}</urlset>`, xml);
	routes['/2.xml.gz'] = page(gzipSync(`<urlset>${locations(url('/b'), url('/a'))}</urlset>`), {
		'content-type': 'application/gzip',
	});
	const words = ['audit', '--sitemap', url('/index.xml'), '--delay', '0', '--format', 'json'];
	const { output } = await runCommand(words, { PLUMBLINE_ALLOW_HOSTS: host });
	expect(subjects(output)).toEqual([url('/a'), url('/b')]);
});

test('a crawl leaves out pages of other sites that a redirect leads to', async () => {
	const partner = await localSite({ '/': page(html(links('/more'))), '/more': page(html('')) });
	const { host, url } = await localSite({
		'/': page(html(links('/rye', '/go'))),
		'/rye': page(html('')),
		'/go': redirect(partner.url('/')),
	});
	const allow = { PLUMBLINE_ALLOW_HOSTS: `${host},${partner.host}` };
	const crawl = (start: string) =>
		runCommand(['audit', url(start), '--crawl', '9', '--delay', '0', '--format', 'json'], allow);
	expect(subjects((await crawl('/')).output)).toEqual([url('/'), url('/rye')]);
	const { code, errors, output } = await crawl('/go');
	expect(subjects(output)).toEqual([]);
	expect(code).toBe(2);
	expect(errors).toBe(
		`plumbline: ${url('/go')} redirects to a different site. To crawl that site, give its URL: ${partner.url('/')}\n`,
	);
});

test.each([
	['at once', '0; URL=/new/', ['/new/', '/rye']],
	['later', '5; URL=/new/', ['/', '/new/', '/rye']],
	['to itself', '60; URL=/', ['/']],
])('a crawl goes on from a home page that refreshes %s', async (_when, content, expected) => {
	const { host, requests, url } = await localSite({
		'/': page(`<HTML><HEAD><META HTTP-EQUIV=REFRESH CONTENT="${content}"></HEAD></HTML>`),
		'/new/': page(html(links('/rye'))),
		'/rye': page(html(links('/', '/new/'))),
	});
	const words = ['audit', url('/'), '--crawl', '9', '--delay', '0', '--format', 'json'];
	const { output } = await runCommand(words, { PLUMBLINE_ALLOW_HOSTS: host });
	expect(subjects(output).map((subject) => subject.slice(url('').length))).toEqual(expected);
	const visited = requests.map((request) => request.url);
	expect(visited.filter((path) => path === '/new/').length).toBeLessThan(2);
});

test('a crawl does not fail because of linked pages that it cannot or must not audit', async () => {
	const { host, url } = await localSite({
		'/robots.txt': page('User-agent: *\nDisallow: /cart', { 'content-type': 'text/plain' }),
		'/': page(html(links('/cart', '/feed'))),
		'/feed': page('{}', { 'content-type': 'application/json' }),
	});
	const crawl = (start: string) =>
		runCommand(['audit', url(start), '--crawl', '9', '--delay', '0', '--format', 'json'], {
			PLUMBLINE_ALLOW_HOSTS: host,
		});
	const { code, errors, output } = await crawl('/');
	expect(code).toBe(0);
	expect(subjects(output)).toEqual([url('/')]);
	expect(JSON.parse(output).unread).toMatchObject([
		{ subject: url('/cart'), linked_from: url('/'), is_expected: true },
	]);
	writeFileSync(join(folder, 'with-unread.json'), output);
	const compared = await runCommand(['compare', 'with-unread.json', 'with-unread.json']);
	expect([compared.code, compared.errors]).toEqual([0, '']);
	expect(errors).toContain(
		`plumbline: ${url('/feed')}: ${url('/feed')} is not an HTML page: its content type is “application/json”. Linked from ${url('/')}\n`,
	);
	expect(errors).toContain(
		`plumbline: the crawl left out 1 URL because robots.txt does not allow fetching it: ${url('/cart')}\n`,
	);
	expect((await crawl('/cart#now')).code).toBe(2);
	expect(await runCommand(['audit', 'https://[', '--crawl', '9'])).toMatchObject({
		code: 2,
		errors: expect.stringContaining('--crawl needs one start URL'),
	});
});

test('URLs that robots.txt disallows do not count, cost no turn, and are summed in one line', async () => {
	// If each took a turn, the crawl would take longer than this test may.
	const carts = Array.from({ length: 300 }, (_, index) => `/cart${index}`);
	const { host, url } = await localSite({
		'/robots.txt': page('User-agent: *\nDisallow: /cart', { 'content-type': 'text/plain' }),
		'/': page(html(links('/rye', ...carts, '/rolls'))),
		'/rye': page(html('')),
		'/rolls': page(html('')),
	});
	const words = ['audit', url('/'), '--crawl', '3', '--delay', '250', '--format', 'json'];
	const { code, errors, output } = await runCommand(words, { PLUMBLINE_ALLOW_HOSTS: host });
	expect(code).toBe(0);
	expect(subjects(output)).toEqual([url('/'), url('/rye'), url('/rolls')]);
	expect(errors).toBe(
		`plumbline: the crawl left out 300 URLs because robots.txt does not allow fetching them, such as ${url('/cart0')}\n`,
	);
}, 60_000);

test('a crawl does not wait for its slowest page, and keeps the order', async () => {
	const paths = Array.from({ length: 30 }, (_, index) => `/page${index}`);
	const { promise: isLast, resolve } = Promise.withResolvers<void>();
	const { host, url } = await localSite({
		'/': page(html(links('/slow', ...paths))),
		'/slow': async (request, response) => {
			await isLast;
			page(html(''))(request, response);
		},
		...Object.fromEntries(paths.map((path) => [path, page(html(''))])),
		'/page29': (request, response) => {
			resolve();
			page(html(''))(request, response);
		},
	});
	const words = ['audit', url('/'), '--crawl', '99', '--delay', '0', '--format', 'json'];
	const { output } = await runCommand(words, { PLUMBLINE_ALLOW_HOSTS: host });
	expect(subjects(output)).toEqual(['/', '/slow', ...paths].map(url));
});

test('a list names URLs, and an error names the line that is not one', async () => {
	const { allow, url } = await bakery();
	writeFileSync(join(folder, 'list.txt'), `# our pages\n${url('/rye')}\n\n${url('/far')}\n`);
	const words = ['audit', '--list', 'list.txt', '--delay', '0', '--format', 'json'];
	expect(subjects((await runCommand(words, allow)).output)).toEqual([url('/rye'), url('/far')]);
	writeFileSync(join(folder, 'wrong.txt'), `${url('/rye')}\nrye\n`);
	writeFileSync(join(folder, 'empty.txt'), '# our pages\n');
	expect(await runCommand(['audit', '--list', 'empty.txt'], allow)).toMatchObject({
		code: 2,
		errors:
			'plumbline: --list: “empty.txt” contains no URL. Write one URL per line, with https:// or http://.\n',
	});
	const wrong = await runCommand(['audit', '--list', 'wrong.txt'], allow);
	expect(wrong).toMatchObject({ code: 2 });
	expect(wrong.errors).toContain('line 2');
});

test('a missing or invalid sitemap is named with the reason', async () => {
	const { allow, url } = await bakery();
	const missing = await runCommand(['audit', '--sitemap', url('/sitemap.xml')], allow);
	expect(missing.errors).toContain('/sitemap.xml returns status 404');
	const wrong = await runCommand(['audit', '--sitemap', url('/rye')], allow);
	expect(wrong.errors).toContain('is not a sitemap');
	expect([missing.code, wrong.code]).toEqual([2, 2]);
});

test('a sitemap that robots.txt disallows comes with the advice of the command', async () => {
	const { host, url } = await localSite({
		'/robots.txt': page('User-agent: *\nDisallow: /', { 'content-type': 'text/plain' }),
	});
	const allow = { PLUMBLINE_ALLOW_HOSTS: host };
	expect(await runCommand(['audit', '--sitemap', url('/sitemap.xml')], allow)).toMatchObject({
		code: 2,
		errors: `plumbline: Sitemap ${url('/sitemap.xml')}: Line 2 of robots.txt (“Disallow: /”) does not allow fetching it. Save it in a browser and give the URLs it lists with --list.\n`,
	});
});

test('a report on many pages can be grouped by finding', async () => {
	const { allow, url } = await bakery('<a href="/cakes">click here</a> <a href="/rye">here</a>');
	const words = ['audit', url('/'), '--crawl', '5', '--delay', '0', '--by', 'finding'];
	const { output } = await runCommand(words, allow);
	expect(output).toMatch(
		/link_text_is_descriptive\) · on 2 of 5 pages\n {2}The same on 2 pages: fix once\n/,
	);
	const csv = await runCommand(['audit', url('/'), '--by', 'finding', '--format', 'csv'], allow);
	expect(csv.errors).toMatch(/--by finding works only with --format text and markdown/);
});

test.each([
	['after its target', ['/rolls', '/old']],
	['before its target', ['/old', '/rolls']],
	['twice', ['/older', '/rolls']],
])('a crawl requests the target of a redirect once that is linked %s', async (_when, paths) => {
	const site = await localSite({
		'/': page(html(links(...paths))),
		'/older': redirect('/old', 302),
		'/old': redirect('/rolls'),
		'/rolls': page(html(links('/far'))),
		'/far': page(html(links('/old', '/rolls'))),
	});
	const crawl = async (most: string) => {
		const words = ['audit', site.url('/'), '--crawl', most, '--delay', '400', '--format', 'json'];
		return runCommand(words, { PLUMBLINE_ALLOW_HOSTS: site.host });
	};
	const { output } = await crawl('9');
	expect(subjects(output)).toEqual(['/', '/rolls', '/far'].map(site.url));
	const visited = site.requests.map((request) => request.url);
	expect(visited.filter((path) => path === '/rolls')).toHaveLength(1);
	expect(output).toContain('redirects to “');
});

test('a page reached through several redirects is reported once', async () => {
	const site = await localSite({
		'/start': redirect('/'),
		'/': page(html(links('/', '/old', '/rolls'))),
		'/old': redirect('/rolls', 302),
		'/rolls': page(html('')),
	});
	const words = ['audit', site.url('/start'), '--crawl', '9', '--delay', '0', '--format', 'json'];
	const { output } = await runCommand(words, { PLUMBLINE_ALLOW_HOSTS: site.host });
	expect(subjects(output)).toEqual([site.url('/'), site.url('/rolls')]);
});

test.each([
	['utf-8 with a mark and Windows line ends', 'utf8'],
	['UTF-16, as Windows saves what a command has printed', 'utf16le'],
] as const)('a list in %s is read, and each URL once', async (_name, encoding) => {
	const { allow, url } = await bakery();
	const lines = `\ufeff${url('/rye')}\r\n${url('/far')}\r\n${url('/rye')}\r\n`;
	writeFileSync(join(folder, 'list.txt'), lines, encoding);
	const words = ['audit', '--list', 'list.txt', '--delay', '0', '--format', 'json'];
	const { output } = await runCommand(words, allow);
	expect(subjects(output)).toEqual([url('/rye'), url('/far')]);
});

test('a broken sitemap in an index does not hide the pages of the others', async () => {
	const { allow, url } = await bakery();
	const index = await localSite({
		'/index.xml': page(
			`<sitemapindex><sitemap><loc>${url('/gone.xml')}</loc></sitemap><sitemap><loc>/good.xml</loc></sitemap></sitemapindex>`,
		),
		'/good.xml': page(`<urlset><url><loc>${url('/rye')}</loc></url></urlset>`),
	});
	const hosts = { PLUMBLINE_ALLOW_HOSTS: `${allow.PLUMBLINE_ALLOW_HOSTS},${index.host}` };
	const words = ['audit', '--sitemap', index.url('/index.xml'), '--delay', '0', '--format', 'json'];
	const { code, errors, output } = await runCommand(words, hosts);
	expect(subjects(output)).toEqual([url('/rye')]);
	expect(errors).toContain('/gone.xml returns status 404');
	expect(code).toBe(2);
});

test('a busy server is asked for its sitemap again, and a sitemap it never sent causes no finding', async () => {
	const busy = page('busy', { 'retry-after': '1' }, 429);
	const answers = [busy, page(`<urlset></urlset>`)];
	const routes: Record<string, ReturnType<typeof page>> = {
		'/': page(html('')),
		'/robots.txt': (request, response) =>
			page(`Sitemap: http://${request.headers.host}/closed.xml`)(request, response),
		'/closed.xml': page('busy', { 'retry-after': '86400' }, 503),
		'/busy.xml': (request, response) => (answers.shift() ?? busy)(request, response),
	};
	const { host, url } = await localSite(routes);
	answers[1] = page(`<urlset><url><loc>${url('/')}</loc></url></urlset>`);
	const { code, errors, output } = await runCommand(
		['audit', '--sitemap', url('/busy.xml'), '--delay', '0', '--format', 'json'],
		{ PLUMBLINE_ALLOW_HOSTS: host },
	);
	expect({ code, errors }).toEqual({ code: 0, errors: '' });
	expect(output).not.toContain('/closed.xml');
});

test('reads a sitemap as large as the protocol allows', async () => {
	const { allow, url } = await bakery();
	const filler = `<!-- ${' '.repeat(16 * 1024 * 1024)} -->`;
	const large = await localSite({
		'/large.xml': page(`<urlset>${filler}<url><loc>${url('/rye')}</loc></url></urlset>`),
	});
	const hosts = { PLUMBLINE_ALLOW_HOSTS: `${allow.PLUMBLINE_ALLOW_HOSTS},${large.host}` };
	const words = ['audit', '--sitemap', large.url('/large.xml'), '--format', 'json'];
	expect(subjects((await runCommand(words, hosts)).output)).toEqual([url('/rye')]);
});

test('a server that answers 429 is asked again later, and the 429 is not journaled as an answer', async () => {
	let refusals = 3;
	const site = await localSite({
		'/': (request, response) => {
			if (refusals-- > 0) response.writeHead(429, { 'retry-after': '0' }).end('Slower, please.');
			else page(html(''))(request, response);
		},
	});
	const words = ['audit', site.url('/'), '--journal', 'busy.db', '--delay', '0'];
	const allow = { PLUMBLINE_ALLOW_HOSTS: site.host };
	expect((await runCommand(words, allow)).output).toContain('status 429');
	expect((await runCommand(words, allow)).output).toContain('Can be indexed');
	refusals = 2;
	const patient = ['audit', site.url('/'), '--delay', '0'];
	expect((await runCommand(patient, allow)).output).toContain('Can be indexed');
});

test('reports a wait for a busy server, and again for the same host only when it gets longer', async () => {
	let refusals = 2;
	const site = await localSite({
		'/': (request, response) => {
			if (refusals-- > 0) response.writeHead(503, { 'retry-after': '1' }).end('Later, please.');
			else page(html(''))(request, response);
		},
	});
	const allow = { PLUMBLINE_ALLOW_HOSTS: site.host };
	const { errors, output } = await runCommand(['audit', site.url('/'), '--delay', '0'], allow);
	expect(errors).toBe(`plumbline: ${site.host} is busy (status 503). Retrying in 1 s.\n`);
	expect(output).toContain('Can be indexed');
});

test('the Crawl-delay of a robots.txt is obeyed and reported, unless --delay overrides it', async () => {
	const robots = 'User-agent: *\nCrawl-delay: 0.6';
	const site = await localSite({
		'/robots.txt': page(robots, { 'content-type': 'text/plain' }),
		'/': page(html(links('/rolls'))),
		'/rolls': page(html('')),
	});
	const allow = { PLUMBLINE_ALLOW_HOSTS: site.host };
	const words = ['audit', site.url('/'), '--crawl', '2'];
	expect((await runCommand(words, allow)).errors).toContain('asks for 0.6 s between two requests');
	expect((await runCommand([...words, '--delay', '0'], allow)).errors).toBe('');
	expect((await runCommand(['audit', site.url('/')], allow)).errors).toBe('');
});
