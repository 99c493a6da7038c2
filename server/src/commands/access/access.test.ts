import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localProxy } from '../../testing/local-proxy.ts';
import { localSite, page, redirect } from '../../testing/local-site.ts';
import { folder, runCommand } from '../../testing/run-command.ts';
import { certificate, selfSignedSite } from '../../testing/self-signed-site.ts';

const html = '<!doctype html><html lang="en"><title>Rye bread</title><h1>Rye</h1><p>Rye bread.';

test('a private host that the user names needs no setting, and opens no others', async () => {
	const other = await localSite({ '/': page(html) });
	const site = await localSite({ '/': page(html), '/away': redirect(other.url('/')) });
	for (const command of ['audit', 'crawl']) {
		const { code, output } = await runCommand([command, site.url('/'), '--fail-on', 'never']);
		expect([command, code, output]).toEqual([command, 0, expect.stringContaining(site.host)]);
	}
	const { code, errors } = await runCommand(['audit', site.url('/away')]);
	expect(code).toBe(2);
	expect(errors).toContain('is not a public address');
	expect(other.requests).toEqual([]);
	const metadata = await runCommand(['audit', 'http://169.254.169.254/latest/']);
	expect(metadata.errors).toContain('No setting allows it');
});

test('headers, cookies and a password go to the named host only, and nowhere else', async () => {
	const other = await localSite({ '/': page(html) });
	const site = await localSite({
		'/': (request, response) => {
			const { authorization, cookie, 'x-preview': preview } = request.headers;
			const isKnown = preview === 'key' && cookie === 'stage=2' && authorization;
			page(html, {}, isKnown ? 200 : 401)(request, response);
		},
		'/away': redirect(other.url('/')),
	});
	const given = ['--header', 'X-Preview: $PREVIEW', '--cookie', 'stage=2', '--auth', 'baker'];
	const environment = { PREVIEW: 'key', PLUMBLINE_CRAWL_PASSWORD: 'dough' };
	const report = join(folder, 'private.json');
	const run = (...words: readonly string[]) =>
		runCommand(['audit', ...words, ...given, '--fail-on', 'never', '--output', report], {
			...environment,
			PLUMBLINE_ALLOW_HOSTS: other.host,
		});
	expect(await run(site.url('/'))).toMatchObject({ code: 0, errors: '' });
	expect(site.requests.at(-1)?.headers.authorization).toBe(
		`Basic ${Buffer.from('baker:dough').toString('base64')}`,
	);
	expect(readFileSync(report, 'utf8')).not.toMatch(/dough|stage=2|X-Preview/i);
	await run(site.url('/away'));
	const [away] = other.requests.filter(({ url }) => url === '/');
	expect(away?.headers).not.toHaveProperty('authorization');
	expect(away?.headers).not.toHaveProperty('x-preview');
	expect(await run('page.html')).toMatchObject({
		code: 2,
		errors: expect.stringContaining('need a URL on the command line'),
	});
});

test('robots.txt is obeyed, or reported for one’s own site', async () => {
	const site = await localSite({
		'/robots.txt': page('User-agent: *\nDisallow: /', { 'content-type': 'text/plain' }),
		'/': page(html),
	});
	const obeyed = await runCommand(['audit', site.url('/')]);
	expect(obeyed).toMatchObject({ code: 2, errors: expect.stringContaining('--robots report') });
	const { output } = await runCommand(['audit', site.url('/'), '--robots', 'report']);
	expect(output).toContain('robots.txt');
	expect(output).toContain('Cannot be indexed');
});

test('a proxy passes requests on, and its password stays out of everything', async () => {
	const site = await localSite({ '/': page(html) });
	const proxy = await localProxy(site.port, 'dough-4711');
	const words = ['audit', 'http://bakery.example/', '--fail-on', 'never'];
	const url = proxy.url.replace('dough-4711', '$PROXY_PASSWORD');
	const run = (password: string, ...more: readonly string[]) =>
		runCommand([...words, '--proxy', url, ...more], { PROXY_PASSWORD: password });
	const { code, errors, output } = await run('dough-4711', '--format', 'json');
	expect([code, errors]).toEqual([0, '']);
	expect(output).toContain('http://bakery.example/');
	expect(output).not.toContain('dough-4711');
	expect(proxy.seen).toContain('GET http://bakery.example/');
	const refused = await run('wrong-4711');
	expect(refused.code).toBe(2);
	expect(refused.errors).toContain(`The proxy ${proxy.host} did not pass the request on.`);
	expect(refused.errors).not.toContain('wrong-4711');
});

test('pages with TLS go through a tunnel of the proxy', async () => {
	const secure = await selfSignedSite();
	const proxy = await localProxy(Number(secure.host.split(':')[1]), 'dough');
	const { code, errors } = await runCommand([
		...['audit', 'https://bakery.example/', '--proxy', proxy.url],
	]);
	expect(proxy.seen).toContain('CONNECT bakery.example:443');
	// The page answered, with a certificate that browsers refuse.
	expect([code, errors]).toEqual([2, expect.stringContaining('certificate')]);
});

test.each([
	[['--proxy', 'socks5://hunter2@127.0.0.1'], {}, 'write the URL of an HTTP proxy'],
	[['--proxy', 'http://baker:hunter2%@proxy.example'], {}, 'write the URL of an HTTP proxy'],
	[['--proxy', 'http://proxy.example:1', '--render', 'auto'], {}, 'exclude each other'],
	[['--proxy', 'http://$NO_SUCH@proxy.example'], {}, 'no environment variable NO_SUCH'],
])('%j is refused without a secret', async (words, environment, problem) => {
	const { code, errors } = await runCommand(
		['audit', 'https://example.com/', ...words],
		environment,
	);
	expect([code, errors]).toEqual([2, expect.stringContaining(problem)]);
	expect(errors).not.toContain('hunter2');
});

// The last test: from then on the process trusts the certificate.
test('a certificate of one’s own is trusted on request, and the message says how', async () => {
	const { host } = await selfSignedSite();
	const url = `https://localhost:${host.split(':')[1]}/`;
	const words = ['audit', url, '--fail-on', 'never', '--json'];
	const refused = await runCommand(words);
	expect([refused.code, refused.errors]).toEqual([2, expect.stringContaining('--ca FILE')]);
	writeFileSync(join(folder, 'ca.pem'), certificate);
	writeFileSync(join(folder, 'empty.pem'), 'none');
	for (const [file, problem] of [
		['none.pem', 'there is no such file'],
		['empty.pem', 'it has no certificate'],
	] as const) {
		const { code, errors } = await runCommand([...words, '--ca', file]);
		expect([code, errors]).toEqual([2, expect.stringContaining(problem)]);
	}
	const { output } = await runCommand([...words, '--ca', 'ca.pem']);
	expect(JSON.parse(output).pages).toMatchObject([{ url }]);
});
