import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageText } from '@plumbline/core';
import { createApiClient, reportOnPage } from '@plumbline/core/api';
import { signInLink } from '../../accounts/sessions/sign-in-link.ts';
import { type Config, readConfig } from '../../config/config.ts';
import { auditUrl } from '../../pages/audits/audit-url.ts';
import { failureText } from '../../pages/fetch/fetch-outcome.ts';
import { refreshSampleAccount } from '../../sample/sample-account.ts';
import { type RunningServer, runServer } from '../../service/run-server.ts';
import { defineCommand } from '../command.ts';
import { stopped } from '../serve/serve.command.ts';
import { print, say, type Terminal, wantsColor } from '../terminal.ts';
import { type ShownRange, showRankings } from './show-rankings.ts';
import { whatNext } from './what-next.ts';

const path = '/bread/sourdough';

interface SampleSite {
	/** `host:port`, to allow while the page is fetched. */
	readonly host: string;
	readonly url: string;
	close(): void;
}

/** Serves the bundled page on its own loopback port. */
async function serveSamplePage(): Promise<SampleSite> {
	const html = await readFile(new URL('../../../sample/sourdough.html', import.meta.url));
	const server = createServer((request, response) => {
		if (request.url === path) {
			response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
		} else response.writeHead(404).end();
	});
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject).listen(0, '127.0.0.1', resolve);
	});
	// The address of a listening TCP server is never a string.
	const { port } = server.address() as AddressInfo;
	const host = `127.0.0.1:${port}`;
	const close = () => {
		server.close();
		server.closeAllConnections();
	};
	return { host, url: `http://${host}${path}`, close };
}

const geo = 'us';
const keyword = 'sourdough bread';

export const startCommand = defineCommand({
	options: {},
	async run({ terminal }) {
		const config = quiet(readConfig(terminal.environment), terminal);
		const server = await runServer(config);
		try {
			const { account, apiKey } = await refreshSampleAccount(server.database);
			const range = await demonstrate(server, config, apiKey, terminal);
			const command = commandIn(terminal.environment);
			const link = { accountId: account.id, url: server.url, nowMs: Date.now() };
			const consoleLink = await signInLink(server.database, link);
			print(terminal, whatNext({ url: server.url, apiKey, command, range, consoleLink }));
			server.ready();
			await stopped(terminal);
			print(terminal, '\nStopped.');
		} finally {
			await server.close();
		}
		return 0;
	},
});

/** A line for each request would bury the report; a log level in the environment brings it back. */
function quiet(config: Config, { environment }: Terminal): Config {
	return environment.PLUMBLINE_LOG ? config : { ...config, logLevel: 'warn' };
}

/** Shows what the endpoints answer. The range of the rankings; null if the demonstration ended early. */
async function demonstrate(
	server: RunningServer,
	config: Config,
	apiKey: string,
	terminal: Terminal,
): Promise<ShownRange | null> {
	try {
		await showSampleReport(server, config, apiKey, terminal);
		return await showRankings({ url: server.url, apiKey }, terminal);
	} catch (error) {
		// Other programs use the same database, so anything can have changed meanwhile.
		const reason = error instanceof Error ? error.message : String(error);
		say(
			terminal,
			`plumbline: the demonstration ended early: ${reason} The server runs on; “plumbline demo” prints a key that works.`,
		);
		return null;
	}
}

async function showSampleReport(
	{ url, services }: RunningServer,
	{ allowedHosts }: Config,
	apiKey: string,
	terminal: Terminal,
): Promise<void> {
	const sample = await serveSamplePage();
	allowedHosts.add(sample.host);
	try {
		const client = createApiClient({ baseUrl: url, apiKey });
		const { audit } = await client.call(reportOnPage, { url: sample.url, geo, keyword });
		const audited = await auditUrl(
			services,
			{ url: sample.url, geo },
			{ geo, keywords: [keyword] },
		);
		if (audited.kind !== 'audited') throw new Error(failureText(audited));
		const { report } = audited.result;
		print(terminal, `The sample page, audited for “${keyword}” (sample data):\n`);
		print(terminal, pageText({ subject: sample.url, report }, textOptions(terminal)));
		print(terminal, answerLine(url, audit));
	} finally {
		allowedHosts.delete(sample.host);
		sample.close();
	}
}

function textOptions({ columns, environment }: Terminal) {
	return {
		...(columns !== null && { width: Math.min(columns, 100) }),
		color: wantsColor({ columns, environment }),
	};
}

function answerLine(url: string, audit: readonly { readonly optimized: boolean }[]): string {
	const failed = audit.filter(({ optimized }) => !optimized).length;
	return `The same audit over HTTP, ${url}/api/v3/optimization/onpage, returned ${audit.length} rules, ${failed} of them not optimized.\n`;
}

/** How the person called the command: with `npm start`, or directly. */
const commandIn = (environment: Terminal['environment']) =>
	environment.npm_lifecycle_event === undefined ? 'plumbline' : 'npm run -s plumbline --';
