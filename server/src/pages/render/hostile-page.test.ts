import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import {
	brokenServer,
	deafHost,
	endlessWays,
	quickWays,
	unknownHost,
} from '../../testing/broken-server.ts';
import { renderTest } from '../../testing/local-renderer.ts';
import { localSite, page, redirect } from '../../testing/local-site.ts';
import { ended, fromSource, runCommand, startCommand } from '../../testing/run-command.ts';
import { hostilePage } from './hostile-page.fixtures.ts';

// Nothing that a page, what it loads, or the browser does may end the process that renders it.

const shell = `<!doctype html><html lang="en"><head><title>Next</title></head>
<body><div id="root"></div><script>root.innerHTML = '<h1>Next</h1>'</script></body></html>`;

/** A hostile page, which also ends the browser when it is loaded for the first time, and one after it. */
async function hostileSite() {
	const start = async (ways: typeof quickWays) =>
		(await Promise.all(Object.values(ways).map((way) => brokenServer([way])))).map(
			({ host }) => host,
		);
	const quick = [await deafHost(), ...(await start(quickWays))];
	const endless = await start(endlessWays);
	let rendererPid: number | undefined;
	let isCrashed = false;
	const site = await localSite({
		'/hostile': page(hostilePage({ quick: [unknownHost, ...quick], endless })),
		'/next': page(shell),
		'/file': page('x', { 'content-disposition': 'attachment; filename=x.zip' }),
		'/crash': (_request, response) => {
			if (!isCrashed) process.kill(browserOf(rendererPid), 'SIGKILL');
			isCrashed = true;
			response.end();
		},
		...Object.fromEntries(
			['http://127.0.0.1:1/', 'http://169.254.169.254/', 'http://[::1]:80/'].map((location) => [
				`/redirect?${location}`,
				redirect(location, 302),
			]),
		),
	});
	return {
		urls: [site.url('/hostile'), site.url('/next')],
		allowed: [site.host, ...quick, ...endless].join(),
		isCrashed: () => isCrashed,
		crashes: (pid: number | undefined) => {
			rendererPid = pid;
		},
	};
}

/** The first process that this one has started. */
function browserOf(parent: number | undefined): number {
	const children = readdirSync(`/proc/${parent}/task`).flatMap((thread) =>
		readFileSync(`/proc/${parent}/task/${thread}/children`, 'utf8').split(' ').map(Number),
	);
	const browser = children.find((child) => child > 0);
	if (browser === undefined) throw new Error('There is no browser.');
	return browser;
}

// The library that drives browsers cannot be bundled.
const program = { program: fromSource };

// A busy machine may have no time to render the hostile page, which is then judged as it was sent.
const report = { audit: expect.arrayContaining([]) };
const rendered = {
	audit: expect.arrayContaining([
		expect.objectContaining({ rule_name: 'h1_tag_used', status: 'passed' }),
	]),
};
const onLinux = process.platform === 'linux' ? renderTest : renderTest.skip;

onLinux('a hostile page does not end the command, and the next page is rendered', async () => {
	const { allowed, crashes, urls, isCrashed } = await hostileSite();
	const command = startCommand(
		['audit', ...urls, '--render', 'always', '--format', 'json', '--all-rules', '--delay', '0'],
		{ PLUMBLINE_ALLOW_HOSTS: allowed },
		program,
	);
	crashes(command.pid);
	const { code, errors, output } = await ended(command);
	expect({ code, errors }).toEqual({ code: 0, errors: expect.not.stringContaining('TypeError') });
	expect(JSON.parse(output).pages).toMatchObject([report, rendered]);
	expect(isCrashed()).toBe(true);
});

onLinux('a hostile page does not end the server, and the next page is rendered', async () => {
	const { allowed, crashes, urls, isCrashed } = await hostileSite();
	await runCommand(['account', 'create', '--name', 'Bakery']);
	const created = await runCommand(['key', 'create', '--account', 'Bakery', '--json']);
	const environment = { PORT: '0', PLUMBLINE_ALLOW_HOSTS: allowed, PLUMBLINE_RENDER: 'on' };
	const server = startCommand(['serve'], environment, program);
	const log = text(server.stdout!);
	const [said] = await once(server.stderr!, 'data');
	const base = String(said).match(/http:\S+:\d+/)?.[0];
	crashes(server.pid);
	for (const [index, url] of urls.entries()) {
		const query = new URLSearchParams({ url, geo: 'us', render: 'always', details: 'true' });
		const answer = await fetch(`${base}/api/v3/optimization/onpage?${query}`, {
			headers: { 'x-api-key': JSON.parse(created.output).api_key },
		});
		expect(await answer.json()).toMatchObject(index === 0 ? report : rendered);
	}
	expect(isCrashed()).toBe(true);
	server.kill('SIGTERM');
	expect(await log).not.toContain('not caught');
});
