import { expect, test } from 'vitest';
import { hostAndPort, parseAllowedHosts } from './allowed-hosts.ts';

test('reads a comma-separated list of host:port', () => {
	expect([...parseAllowedHosts(' Intranet.Example:8080, 127.0.0.1:80,[::1]:3000,')]).toEqual([
		'intranet.example:8080',
		'127.0.0.1:80',
		'[::1]:3000',
	]);
});

test.each(['intranet.example', 'http://a.example:80', 'a.example:80/path', 'u:p@a.example:80'])(
	'refuses “%s” and says what to write',
	(entry) => {
		expect(() => parseAllowedHosts(entry)).toThrow(/is not host:port\. Write/);
	},
);

test('names the default port and folds the trailing dot', () => {
	expect(hostAndPort(new URL('https://Example.COM./x'))).toBe('example.com:443');
	expect(hostAndPort(new URL('http://2130706433:8080/'))).toBe('127.0.0.1:8080');
});
