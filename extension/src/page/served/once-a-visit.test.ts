import { expect, test, vi } from 'vitest';
import type { Served } from '../../messaging/protocol.ts';
import { onceAVisit } from './once-a-visit.ts';

const served: Served = { url: '', html: '', reason: null, response: null, robotsTxt: null };
const counting = () => vi.fn(async () => served);

test('fetches each URL once', async () => {
	const fetchServed = counting();
	const ask = onceAVisit(fetchServed);

	await ask('/a', false);
	await Promise.all([ask('/a', false), ask('/b', false)]);

	expect(fetchServed).toHaveBeenCalledTimes(2);
});

test('fetches again on request, and keeps that answer', async () => {
	const fetchServed = counting();
	const ask = onceAVisit(fetchServed);

	await ask('/a', false);
	await ask('/a', true);
	await ask('/a', false);

	expect(fetchServed.mock.calls).toEqual([[false], [true]]);
});

test('forgets the oldest of many routes', async () => {
	const fetchServed = counting();
	const ask = onceAVisit(fetchServed);

	for (const route of '123456') await ask(route, false);
	await ask('6', false);
	await ask('1', false);

	expect(fetchServed).toHaveBeenCalledTimes(7);
});

test('fetches again after a failure', async () => {
	const fetchServed = counting().mockRejectedValueOnce(new Error('no'));
	const ask = onceAVisit(fetchServed);

	await expect(ask('/a', false)).rejects.toThrow('no');

	expect(await ask('/a', false)).toBe(served);
});
