import { expect, test } from 'vitest';
import { mayReadMetrics } from './metrics-access.ts';

test.each([
	['local', '127.0.0.1', {}, true],
	['local', '::1', {}, true],
	['local', '::ffff:127.0.0.1', {}, true],
	['local', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, false],
	['local', '127.0.0.1', { via: '1.1 proxy' }, false],
	['local', '127.0.0.1', { 'cf-connecting-ip': '203.0.113.9' }, false],
	['local', '127.0.0.1', { 'x-forwarded-proto': 'https' }, false],
	['local', '127.0.0.1', { host: 'localhost' }, true],
	['local', '127.0.0.1', { host: '[::1]:8787' }, true],
	['local', '127.0.0.1', { host: 'evil.attacker.example:8787' }, false],
	['local', '127.0.0.1', { host: 'localhost.attacker.example' }, false],
	['local', '192.168.1.7', {}, false],
	['on', '192.168.1.7', {}, true],
	['off', '127.0.0.1', {}, false],
] as const)('with “%s”, %s with %j is allowed to read: %s', (access, address, headers, may) => {
	expect(mayReadMetrics(access, { address, headers: { host: '127.0.0.1:8787', ...headers } })).toBe(
		may,
	);
});
