import { expect, test } from 'vitest';
import { listeningLines, sandboxLines } from './serve.command.ts';

test('a server for this machine only says where it is', () => {
	expect(listeningLines('http://127.0.0.1:8787', '127.0.0.1')).toEqual([
		'Plumbline is listening on http://127.0.0.1:8787. The API is described at http://127.0.0.1:8787/docs.',
	]);
});

test.each(['0.0.0.0', '::'])('a server on %s says that it is open', (host) => {
	const [where, warning] = listeningLines('http://127.0.0.1:8787', host);
	expect(where).toContain('all addresses of this machine');
	expect(warning).toMatch(/without TLS/);
});

test('a server on one address of the network names it, and says that it is open', () => {
	const [where, warning] = listeningLines('http://192.0.2.5:8787', '192.0.2.5');
	expect(where).toContain('listening on http://192.0.2.5:8787.');
	expect(warning).toMatch(/without TLS/);
});

test.each([
	['/usr/bin/chromium', 0, [expect.stringContaining('without its sandbox')]],
	['/usr/bin/chromium', 1000, []],
	['/usr/bin/chromium', undefined, []],
	[null, 0, []],
])('with the browser %s, the user %s is warned as they should be', (browser, user, lines) => {
	expect(sandboxLines(browser, user)).toEqual(lines);
});
