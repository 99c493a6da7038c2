import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generatePage } from '@plumbline/scripts/generate-pages';
import { builtProgram } from '@plumbline/server/built-program';
import { atLeast, atMost, type FigureGroup } from './figure.ts';
import { runCommand } from './server/server-process.ts';

const pages = 10_000;
/** A watch waits between two requests to a host, so the pages are on several. */
const hosts = Array.from({ length: 20 }, (_, index) => `127.0.0.${index + 1}`);
const pageBytes = 30_000;

/** One look of a watch at many pages of a local site: speed and memory. */
export async function watch(): Promise<FigureGroup> {
	const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-watch-'));
	const site = await localSite();
	try {
		const databaseUrl = `sqlite:${path.join(folder, 'watch.db')}`;
		await runCommand(databaseUrl, 'site add --domain example.com');
		await runCommand(databaseUrl, `watch add Bench --sitemap ${site.base}/sitemap.xml`);
		const { megabytes, seconds } = await lookOnce(databaseUrl, site.allowedHosts);
		const hourly = Math.round((pages / seconds) * 3600);
		return {
			title: 'A watch',
			method: `One look at ${pages.toLocaleString('en')} pages of ${pageBytes / 1000} kB on ${hosts.length} local hosts, by the program as it is published, with SQLite; start of the program included.`,
			figures: [
				{
					name: 'pages an hour',
					measured: hourly.toLocaleString('en'),
					...atLeast(hourly, 10_000, ' pages'),
				},
				{
					name: 'largest resident memory',
					measured: `${megabytes.toFixed(0)} MB`,
					...atMost(megabytes, 300, ' MB'),
				},
			],
		};
	} finally {
		site.server.close();
		site.server.closeAllConnections();
		rmSync(folder, { recursive: true });
	}
}

async function localSite() {
	const { html } = generatePage('news-article', pageBytes);
	const server: Server = createServer((request, response) => {
		if (request.url === '/robots.txt') response.writeHead(404).end();
		else if (request.url === '/sitemap.xml') response.end(sitemap(portOf(server)));
		else {
			// Gives each page a title and a canonical of its own.
			const text = html.replaceAll(
				/https:\/\/example\.com\/pages\/[\w-]+/g,
				`http://${request.headers.host}${request.url}`,
			);
			response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);
		}
	});
	server.listen(0, '0.0.0.0');
	await once(server, 'listening');
	const port = portOf(server);
	return {
		server,
		base: `http://${hosts[0]}:${port}`,
		allowedHosts: hosts.map((host) => `${host}:${port}`).join(','),
	};
}

// The address of a listening TCP server is never a string.
const portOf = (server: Server) => (server.address() as AddressInfo).port;

function sitemap(port: number): string {
	const urls = Array.from(
		{ length: pages },
		(_, page) => `<url><loc>http://${hosts[page % hosts.length]}:${port}/${page}</loc></url>`,
	);
	return `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}

async function lookOnce(databaseUrl: string, allowedHosts: string) {
	const main = new URL('../../server/src/main.ts', import.meta.url);
	const program = fileURLToPath(await builtProgram(main));
	const beganMs = performance.now();
	const child = spawn(process.execPath, [program, 'watch', 'run', '1', '--once'], {
		env: { ...process.env, DATABASE_URL: databaseUrl, PLUMBLINE_ALLOW_HOSTS: allowedHosts },
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	let megabytes = 0;
	const timer = setInterval(() => {
		megabytes = Math.max(megabytes, residentMegabytes(child.pid));
	}, 100);
	const [code] = await once(child, 'close');
	clearInterval(timer);
	if (code !== 0) throw new Error(`The look ended with ${code}.`);
	return { megabytes, seconds: (performance.now() - beganMs) / 1000 };
}

/** Zero once the process has ended. */
function residentMegabytes(pid: number | undefined): number {
	try {
		const status = readFileSync(`/proc/${pid}/status`, 'utf8');
		return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
	} catch {
		return 0;
	}
}
