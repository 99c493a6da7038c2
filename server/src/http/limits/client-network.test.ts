import { expect, test } from 'vitest';
import { clientNetwork } from './client-network.ts';

test.each([
	['203.0.113.9', '203.0.113.9'],
	['::ffff:203.0.113.9', '203.0.113.9'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9'],
])('%s is the same client as %s', (one, other) => {
	expect(clientNetwork(one)).toBe(clientNetwork(other));
});

test('clients of different networks differ', () => {
	expect(clientNetwork('2001:db8:1:2::1')).not.toBe(clientNetwork('2001:db8:1:3::1'));
	expect(clientNetwork('203.0.113.9')).not.toBe(clientNetwork('203.0.113.10'));
});
