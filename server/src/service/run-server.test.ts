import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ended, runCommand, startCommand } from '../testing/run-command.ts';

const environment = { PORT: '0', PLUMBLINE_LOG: 'silent' };

async function json(words: string) {
	return JSON.parse((await runCommand(`${words} --json`.split(' '))).output);
}

test('a request begun before the shutdown is answered, and its writes are there', async () => {
	const { site_global_key: site, account_global_key: account } = await json(
		'site add --domain example.com',
	);
	const { api_key } = await json(`key create --account ${account}`);
	const server = startCommand(['serve'], environment);
	const [said] = await once(server.stderr!, 'data');
	const port = Number(String(said).match(/is listening on http:\S+:(\d+)\./)?.[1]);
	const body = JSON.stringify({ api_key, site_global_key: site, keywords: ['late bread'] });
	const socket = connect(port, '127.0.0.1');
	const answer = text(socket);
	socket.write(
		`POST /api/v3/keywords/add_keywords HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
	);
	// Once a later request is answered, the server has read the head of the first one.
	await fetch(`http://127.0.0.1:${port}/healthz`);
	server.kill('SIGTERM');
	await refused(port);
	socket.write(body.slice(20));
	expect(await answer).toMatch(/^HTTP\/1\.1 200 .*"late bread"/s);
	expect((await ended(server)).code).toBe(0);
	expect(await json('keywords list --site example.com')).toMatchObject([{ name: 'late bread' }]);
});

/** Waits until the server accepts no more connections. */
async function refused(port: number): Promise<void> {
	const isOpen = async () => {
		const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
		return answer !== null;
	};
	while (await isOpen());
}
