import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { scopes } from '@plumbline/core/api';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { originOf } from '../testing/mcp-client.ts';

const program = path.resolve(
	import.meta.dirname,
	'../../node_modules/@modelcontextprotocol/conformance/dist/index.js',
);
const notPassed = path.join(import.meta.dirname, 'conformance.yaml');

test('every scenario of the official suite passes, except those that conformance.yaml lists', async () => {
	const { app, apiKey } = await testApp({ scopes });
	const url = await withKey(await originOf(app), apiKey);
	const args = ['server', '--url', `${url}/mcp`, '--suite', 'all'];
	const { code, output } = await run([...args, '--expected-failures', notPassed]);
	expect(output).toContain('✓ tools-list: ');
	expect(output).toContain('✓ dns-rebinding-protection: ');
	expect({ code, end: output.slice(output.lastIndexOf('Expected failures')) }).toEqual({
		code: 0,
		end: expect.stringContaining('Baseline check passed'),
	});
});

/** The suite cannot send a key, so that something in between has to add it. */
async function withKey(origin: string, apiKey: string): Promise<string> {
	const server = createServer((incoming, response) => {
		const { headers, method, url } = incoming;
		const options = { method, headers: { ...headers, authorization: `Bearer ${apiKey}` } };
		const forwarded = request(new URL(url ?? '/', origin), options, (answer) => {
			response.writeHead(answer.statusCode ?? 502, answer.headers);
			answer.pipe(response);
		});
		forwarded.on('error', () => response.destroy());
		incoming.pipe(forwarded);
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	onTestFinished(() => {
		server.close();
		server.closeAllConnections();
	});
	// The address of a listening TCP server is never a string.
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const run = (args: readonly string[]) =>
	new Promise<{ code: unknown; output: string }>((resolve) => {
		execFile(process.execPath, [program, ...args], (error, stdout, stderr) =>
			resolve({ code: error?.code ?? 0, output: stdout + stderr }),
		);
	});
