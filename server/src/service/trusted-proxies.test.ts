import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';

/** The address that the log names for a request with this header. */
async function loggedClient(trustedProxies: readonly string[], forwardedFor: string) {
	const lines: string[] = [];
	const logTo = { write: (line: string) => void lines.push(line) };
	const { app } = await testApp({ trustedProxies, logLevel: 'info', logTo });
	await app.inject({ url: '/healthz', headers: { 'x-forwarded-for': forwardedFor } });
	const logged = lines.map((line): { msg: string; client?: string } => JSON.parse(line));
	return logged.find(({ msg }) => msg === 'request')?.client;
}

test('behind a trusted proxy, the client is the one that the proxy names', async () => {
	expect(await loggedClient(['127.0.0.0/8'], '203.0.113.9')).toBe('203.0.113.9');
});

test('claims of a client in front of the proxy do not count', async () => {
	expect(await loggedClient(['127.0.0.1'], '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
});

test('without a trusted proxy, the header does not count', async () => {
	expect(await loggedClient([], '203.0.113.9')).toBe('127.0.0.1');
	expect(await loggedClient(['10.0.0.0/8'], '203.0.113.9')).toBe('127.0.0.1');
});
