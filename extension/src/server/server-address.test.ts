import { expect, test } from 'vitest';
import { parseServerAddress, permissionFor } from './server-address.ts';

test.each([
	['https://plumbline.example', 'https://plumbline.example'],
	[' plumbline.example/docs?x=1 ', 'https://plumbline.example'],
	['plumbline.example:8443', 'https://plumbline.example:8443'],
	['127.0.0.1:8787', 'http://127.0.0.1:8787'],
	['localhost:8787', 'http://localhost:8787'],
	['http://192.168.1.20:8787/', 'http://192.168.1.20:8787'],
	['http://[::1]:8787', 'http://[::1]:8787'],
	['http://rank.internal', 'http://rank.internal'],
])('reads %s as %s', (typed, origin) => {
	expect(parseServerAddress(typed)).toEqual({ origin });
});

test.each([
	['', 'invalid'],
	['not an address', 'invalid'],
	['ftp://plumbline.example', 'invalid'],
	['https://name:secret@plumbline.example', 'invalid'],
	['http://plumbline.example', 'insecure'],
	['http://10.example.com', 'insecure'],
	['http://172.32.0.1', 'insecure'],
])('rejects %s: %s', (typed, fault) => {
	expect(parseServerAddress(typed)).toEqual({ fault });
});

test.each([
	[true, 'http://127.0.0.1:8787/*'],
	[false, 'http://127.0.0.1/*'],
])('requests permission for this server only (supports ports: %s)', (knowsPorts, pattern) => {
	expect(permissionFor('http://127.0.0.1:8787', knowsPorts)).toEqual({ origins: [pattern] });
});
