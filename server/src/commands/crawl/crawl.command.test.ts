import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bakerySite } from '../../testing/bakery-site.ts';
import { callCommand } from '../../testing/call-command.ts';
import { onEachEngineUrl } from '../../testing/database.ts';
import { localSite, page } from '../../testing/local-site.ts';
import { folder, runCommand } from '../../testing/run-command.ts';
import { selfSignedSite } from '../../testing/self-signed-site.ts';

const fast = ['--delay', '0'];

onEachEngineUrl('writes a crawl as tables', async (url) => {
	const site = await bakerySite();
	const environment = { DATABASE_URL: url, ...site.allow };
	const extract = ['h=css:h1', 'next=css:link[rel=canonical]@href', 'gone=text:no such words'];
	const crawled = await callCommand(
		['crawl', site.url('/'), ...fast, ...extract.flatMap((each) => ['--extract', each])],
		{ environment },
	);
	expect(crawled).toMatchObject({ code: 1, errors: '' });
	const folder = mkdtempSync(join(tmpdir(), 'plumbline-tables-'));
	await callCommand(['crawl', 'show', '--tables', folder, '--format', 'ndjson'], { environment });
	const names = ['pages', 'findings', 'links', 'redirects', 'hreflang', 'duplicates', 'orphans'];
	expect(readdirSync(folder).toSorted()).toEqual(
		[...names, 'without-page', 'images', 'external-links', 'extracts']
			.map((name) => `${name}.ndjson`)
			.toSorted(),
	);
	const redirects = readFileSync(join(folder, 'redirects.ndjson'), 'utf8');
	// The command's own output.
	expect(JSON.parse(redirects)).toMatchObject({
		...{ url: site.url('/old-cakes'), status: 301, final: site.url('/cakes') },
		...{ final_status: 200, hops: 1 },
	});
	const extracts = readFileSync(join(folder, 'extracts.ndjson'), 'utf8').trim().split('\n');
	// The command's own output.
	const taken = extracts.map((line) => JSON.parse(line) as { page: string; name: string });
	const ofHome = taken.filter((one) => one.page === site.url('/'));
	expect(ofHome).toContainEqual({ page: site.url('/'), name: 'gone', value: '0' });
	expect(ofHome.map(({ name }) => name)).toContain('h');
	const orphans = readFileSync(join(folder, 'orphans.ndjson'), 'utf8').trim().split('\n');
	// The command's own output.
	const urls = orphans.map((line) => (JSON.parse(line) as { url: string }).url);
	expect(urls.toSorted()).toEqual([site.url('/alone'), site.url('/secret')]);
});

test.each([
	['.price', 'is not NAME=css:SELECTOR, regex:PATTERN or text:WORDS.'],
	['price=.price', 'is not NAME='],
	['price=css:', 'is not NAME='],
	['price=xpath://p', 'is not NAME='],
	['price=css:p:hover', '“p:hover” is not a selector'],
	['price=regex:(', '“(” is not a regular expression that RE2 reads.'],
])('--extract %s is refused before the crawl', async (given, reason) => {
	const { code, errors } = await callCommand(['crawl', 'http://127.0.0.1:9/', '--extract', given]);
	expect([code, errors]).toEqual([2, expect.stringContaining(reason)]);
});

/** A site of pages in a row, each with what it needs. */
const linked = (body: string, title: string) =>
	page(`<!doctype html><html lang="en"><title>${title}</title><body>${body}`);

test('secrets go to the host of the start only, and into neither database nor messages', async () => {
	const other = await localSite({ '/': linked('', 'Elsewhere') });
	const site = await localSite({
		'/': linked('<a href="/in">in</a>', 'Start'),
		'/in': (_request, response) => {
			response.writeHead(302, { location: other.url('/') }).end();
		},
	});
	const environment = {
		PLUMBLINE_ALLOW_HOSTS: `${site.host},${other.host}`,
		PLUMBLINE_CRAWL_PASSWORD: 'sesame-4711',
		TOKEN: 'token-4712',
	};
	const words = ['crawl', site.url('/'), ...fast, '--auth', 'ann', '--header', 'X-Key: $TOKEN'];
	const { errors, output } = await runCommand(
		[...words, '--cookie', 'stage=cookie-4713'],
		environment,
	);
	const basic = `Basic ${Buffer.from('ann:sesame-4711').toString('base64')}`;
	const [first] = site.requests.filter(({ url }) => url === '/');
	expect(first?.headers).toMatchObject({
		...{ authorization: basic, 'x-key': 'token-4712', cookie: 'stage=cookie-4713' },
	});
	for (const { headers } of other.requests) {
		expect(headers).not.toHaveProperty('authorization');
		expect(headers).not.toHaveProperty('x-key');
		expect(headers).not.toHaveProperty('cookie');
	}
	const shown = await runCommand([
		'crawl',
		'show',
		'--output',
		'secret.html',
		'--output',
		'secret.json',
	]);
	const written = ['secret.html', 'secret.json', 'data/plumbline.db', 'data/plumbline.db-wal'].map(
		(path) => {
			try {
				return readFileSync(path, 'latin1');
			} catch {
				return '';
			}
		},
	);
	const everything = [errors, output, shown.output, shown.errors, ...written].join('\n');
	expect(everything).not.toMatch(/sesame-4711|token-4712|cookie-4713/);
	expect(everything).not.toContain(basic);
});

test('an endless calendar is abandoned, and the rest of the site is visited', async () => {
	const site = await localSite({});
	const { host } = site;
	const { createServer } = await import('node:http');
	const server = createServer((request, response) => {
		const [, day] = request.url?.match(/^\/day\/(\d+)$/) ?? [];
		const links =
			day !== undefined
				? `<a href="/day/${Number(day) + 1}">next</a>`
				: request.url === '/'
					? '<a href="/day/1">calendar</a><a href="/about">about</a>'
					: '';
		response
			.writeHead(request.url === '/robots.txt' ? 404 : 200, { 'content-type': 'text/html' })
			.end(`<!doctype html><html lang="en"><title>${request.url}</title><body>${links}`);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	// A listening TCP server has a port.
	const { port } = server.address() as { port: number };
	try {
		const environment = { PLUMBLINE_ALLOW_HOSTS: `127.0.0.1:${port},${host}` };
		const start = `http://127.0.0.1:${port}/`;
		const { output } = await runCommand(
			['crawl', start, ...fast, '--fail-on', 'never'],
			environment,
		);
		expect(output).toContain('1 on a list without end like a calendar');
		expect(output).toMatch(/: 103 pages/);
	} finally {
		server.close();
		server.closeAllConnections();
	}
});

test('a page that cannot be read has a reason, and nothing else is lost', async () => {
	const secure = await selfSignedSite();
	const site = await localSite({
		'/': linked(
			'<a href="/loop">l</a><a href="/broken">b</a><a href="/file">f</a><a href="/endless">e</a><a href="/secure">s</a><a href="/ok">o</a>',
			'A',
		),
		'/endless': (_request, response) => {
			response.writeHead(200, { 'content-type': 'text/html' });
			const more = () => response.write('<p>more</p>'.repeat(10_000));
			response.on('drain', more);
			more();
		},
		'/secure': (_request, response) => void response.writeHead(302, { location: secure.url }).end(),
		'/loop': (_request, response) => void response.writeHead(302, { location: '/loop' }).end(),
		'/broken': (request) => void request.socket.destroy(),
		'/file': page('%PDF', { 'content-type': 'application/pdf' }),
		'/ok': linked('', 'Fine'),
	});
	const environment = { PLUMBLINE_ALLOW_HOSTS: `${site.host},${secure.host}` };
	const { output } = await runCommand(['crawl', site.url('/'), ...fast, '--json'], environment);
	// The command's own output.
	const { failures, pages } = JSON.parse(output) as {
		pages: number;
		failures: { reason: string }[];
	};
	expect(pages).toBe(2);
	expect(failures.map(({ reason }) => reason).toSorted()).toEqual([
		'not_html',
		'redirect_loop',
		'reset',
		'tls',
		'too_large',
	]);
});

test('a page that is too deep to read whole is not called fine', async () => {
	const deep = `${'<div>'.repeat(600)}Rye${'</div>'.repeat(600)}`;
	const head = '<meta name="viewport" content="width=device-width">';
	const site = await localSite({ '/': linked(head + deep, 'Rye') });
	const { output } = await runCommand(['crawl', site.url('/'), ...fast], {
		PLUMBLINE_ALLOW_HOSTS: site.host,
	});
	expect(output).toContain('1 page, 1 can be indexed, 0 cannot, 1 too deep to read whole.');
	expect(output).not.toContain('Nothing to fix.');
	await runCommand(['crawl', 'show', '--output', 'deep.html']);
	const report = readFileSync(join(folder, 'deep.html'), 'utf8');
	expect(report).toContain('Nothing to fix on what could be read.');
	expect(report).not.toContain('Nothing to fix.');
});

test('retries robots.txt on server errors and does not read them as “disallowed”', async () => {
	let asked = 0;
	const trouble = page('', { 'retry-after': '2' }, 429);
	const site = await localSite({
		'/robots.txt': (request, response) =>
			asked++ === 0 ? trouble(request, response) : page('', {}, 404)(request, response),
		'/': linked('<h1>Bread</h1>', 'A\u001b[2J title'),
	});
	const closed = await localSite({ '/robots.txt': page('', { 'retry-after': '1' }, 503) });
	const environment = { PLUMBLINE_ALLOW_HOSTS: `${site.host},${closed.host}` };
	const crawl = (url: string) => runCommand(['crawl', url, ...fast], environment);
	const [open, shut] = await Promise.all([crawl(site.url('/')), crawl(closed.url('/'))]);
	expect(open).toMatchObject({ code: 0, errors: expect.stringContaining('is busy (status 429)') });
	expect(open.output).toContain('1 page: The page has no meta description');
	expect(shut).toMatchObject({
		code: 2,
		output: expect.stringContaining('No page could be read.'),
	});
	expect(shut.output).toContain('1 on a server that is in trouble');
});

test('two crawls are compared, and removed', async () => {
	const routes: Record<string, ReturnType<typeof page>> = {
		'/': linked('<a href="/old">o</a><a href="/both">b</a>', 'Start'),
		'/old': linked('', 'Old'),
		'/both': linked('', 'Both'),
	};
	const site = await localSite(routes);
	const environment = { PLUMBLINE_ALLOW_HOSTS: site.host };
	const crawl = ['crawl', site.url('/'), ...fast, '--quiet', '--fail-on', 'never'];
	await runCommand(crawl, environment);
	routes['/'] = linked('<a href="/new">n</a><a href="/both">b</a>', 'Start again');
	routes['/new'] = linked('', 'New');
	await runCommand(crawl, environment);
	// The command's own output.
	const crawls = JSON.parse((await runCommand(['crawl', 'list', '--json'])).output) as {
		id: number;
	}[];
	const [now, past] = crawls.map(({ id }) => String(id));
	const { output } = await runCommand(['crawl', 'compare', past ?? '', now ?? '', '--json']);
	// The command's own output.
	expect(JSON.parse(output)).toMatchObject({
		added: { count: 1, example: site.url('/new') },
		gone: { count: 1, example: site.url('/old') },
		changed: [{ field: 'title', count: 1, example: site.url('/') }],
	});
	const removed = await runCommand(['crawl', 'remove', past ?? '', '--json']);
	expect(JSON.parse(removed.output)).toMatchObject([{ id: Number(past), removed: true }]);
	expect((await runCommand(['crawl', 'show', past ?? ''])).errors).toContain('There is no crawl');
});
