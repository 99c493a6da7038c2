import { expect, test } from 'vitest';
import { createBytesInFlight } from './bytes-in-flight.ts';

const budget = { total: 10, perAccount: 6, withoutKey: 2 };

test('an account takes its share, and leaves the rest to others', () => {
	const bytes = createBytesInFlight(budget);
	const one = bytes.hold(1);
	one.add(6);
	expect(() => one.add(1)).toThrow('6 bytes');
	expect(() => bytes.hold(1).add(1)).toThrow('6 bytes');
	const other = bytes.hold(2);
	other.add(4);
	expect(() => other.refuseBeyond(1)).toThrow('10 bytes');
	one.release();
	other.add(2);
});

test('clients without a key share the smallest part', () => {
	const bytes = createBytesInFlight(budget);
	bytes.hold(null).add(2);
	expect(() => bytes.hold(null).add(1)).toThrow('2 bytes');
	bytes.hold(1).add(6);
});

test('bytes are released once', () => {
	const bytes = createBytesInFlight(budget);
	const held = bytes.hold(1);
	held.add(6);
	held.release();
	held.release();
	bytes.hold(1).add(6);
	expect(() => bytes.hold(1).add(1)).toThrow('6 bytes');
});
