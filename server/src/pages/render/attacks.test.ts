import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { installedBrowser, localRenderer, renderTest } from '../../testing/local-renderer.ts';
import { localSite, page } from '../../testing/local-site.ts';
import { attacks } from './attacks.fixtures.ts';

/** A server that no page may reach, on IPv4 and IPv6; counts connections. */
async function privateServer() {
	let connections = 0;
	const asked: (string | undefined)[] = [];
	const server = createServer(({ url }, response) => {
		asked.push(url);
		response.end();
	});
	server.on('connection', () => connections++);
	await new Promise<void>((resolve) => server.listen(0, '::', resolve));
	onTestFinished(() => {
		server.close();
		server.closeAllConnections();
	});
	// The address of a listening TCP server is never a string.
	const { port } = server.address() as AddressInfo;
	return { port, connections: () => connections, asked };
}

const names = Object.keys(attacks);

/** A busy machine takes long to start a browser and its workers. */
const patient = { pageMs: 50_000, runMs: 50_000 };

renderTest.each(['127.0.0.1', 'localhost', '[::1]', 'rebound.example'])(
	`a page reaches nothing private at %s in ${names.length} ways`,
	async (host) => {
		const target = await privateServer();
		const site = await localSite({
			'/worker.js': page(`fetch('http://${host}:${target.port}/service', { mode: 'no-cors' })`, {
				'content-type': 'text/javascript',
			}),
		});
		const renderer = localRenderer({
			browser: installedBrowser(),
			allow: [site.host],
			limits: { ...patient, loadMs: 3000, settleMs: 500 },
			resolve: async () => [{ address: '127.0.0.1', family: 4 }],
		});
		const redirecting = await redirectingSite(`http://${host}:${target.port}`);
		const html = Object.values(attacks)
			.map((attack) => attack(`http://${host}:${target.port}`))
			.join('\n')
			.replaceAll('/redirect?', `${redirecting.origin}/redirect?`);
		const outcome = await renderer.render({
			url: site.url('/'),
			status: 200,
			headers: [],
			html: `<!doctype html><title>Attack</title>${html}`,
		});
		expect(outcome.kind).toBe('rendered');
		expect([target.connections(), target.asked]).toEqual([0, []]);
	},
);

/** A server of the page's owner that redirects to the private one. */
async function redirectingSite(target: string) {
	const server = createServer((_request, response) => {
		response.writeHead(302, { location: `${target}/redirected` }).end();
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => {
		server.close();
		server.closeAllConnections();
	});
	const { port } = server.address() as AddressInfo;
	return { origin: `http://127.0.0.1:${port}` };
}

renderTest(
	'the attacks reach a server that is allowed, so that their silence proves something',
	async () => {
		const target = await privateServer();
		const site = await localSite({});
		const renderer = localRenderer({
			browser: installedBrowser(),
			allow: [site.host, `127.0.0.1:${target.port}`],
			limits: { ...patient, loadMs: 20_000, settleMs: 2000 },
		});
		const html = Object.values(attacks).map((attack) => attack(`http://127.0.0.1:${target.port}`));
		await renderer.render({
			url: site.url('/'),
			status: 200,
			headers: [],
			html: `<!doctype html><title>Attack</title>${html.join('\n')}`,
		});
		expect(target.asked).toEqual(
			expect.arrayContaining([
				'/audio.js',
				'/blob',
				'/cache',
				'/fetch',
				'/frame',
				'/nested',
				'/paint.js',
				'/script.js',
				'/shadow.css',
				'/style.css',
				'/worker',
				'/worker-module.js',
				'/worker-socket',
				'/written.js',
				'/xhr',
			]),
		);
		expect(target.connections()).toBeGreaterThan(5);
	},
);
