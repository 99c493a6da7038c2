import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import {
	createAuditPool,
	defaultPoolLimits,
	type PoolLimits,
} from '../../pages/audits/audit-pool.ts';
import { testApp } from '../../testing/app.ts';
import { pageFetcher } from '../../testing/page-fetcher.ts';
import { watchEventLoop } from './event-loop.ts';
import { createPressure } from './pressure.ts';

async function reportWithin(limits: Partial<PoolLimits>, html = '<p>Flour</p>') {
	const pool = createAuditPool({ ...defaultPoolLimits, threads: 1, ...limits });
	onTestFinished(() => pool.close());
	const { app, apiKey } = await testApp({ services: { fetcher: pageFetcher({}), pool } });
	const headers = { 'x-api-key': apiKey };
	const payload = { html, geo: 'us' };
	return app.inject({ method: 'POST', url: '/api/optimization/html', headers, payload });
}

test('under load the server says when to come back', async () => {
	const response = await reportWithin({ waitingTasks: 0 });
	expect(response.json()).toMatchObject({ status: 503, code: 'overloaded' });
	expect(response.headers['retry-after']).toBe('5');
});

test('a page that takes too long is refused as such', async () => {
	const response = await reportWithin({ auditMs: 0 }, '<p><b>x</b>'.repeat(100_000));
	expect(response.json()).toMatchObject({ status: 422, code: 'page_too_complex' });
});

const sites = '/api/v3/account/sites';

test.each([
	['late', { isLate: (): boolean => true }],
	['waiting for its database', { isLate: (): boolean => false, mostAtTheStore: 0 }],
])('a server that is %s refuses calls but is alive', async (_how, pressure) => {
	const { app, apiKey } = await testApp({ scopes: ['read'], pressure });
	const response = await app.inject({ url: sites, headers: { 'x-api-key': apiKey } });
	expect(response.json()).toMatchObject({ status: 503, code: 'overloaded' });
	expect(response.headers['retry-after']).toBe('5');
	expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
});

test('finished and failed calls make room', async () => {
	const pressure = createPressure({ isLate: () => false, mostAtTheStore: 1 });
	await expect(pressure.atTheStore(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
	const first = pressure.atTheStore(async () => 'first');
	await expect(pressure.atTheStore(async () => 'second')).rejects.toThrow('wait');
	expect(await first).toBe('first');
	expect(await pressure.atTheStore(async () => 'third')).toBe('third');
});

test('an event loop that was blocked once, however long, is not late', async () => {
	const watch = watchEventLoop();
	onTestFinished(() => watch.close());
	// Leaves time for some ordinary measurements, which are always a little late.
	await setTimeout(150);
	block(3000);
	await setTimeout(1);
	expect(watch.isLate()).toBe(false);
});

test('an event loop that is blocked again and again is late', async () => {
	const watch = watchEventLoop();
	onTestFinished(() => watch.close());
	expect(watch.isLate()).toBe(false);
	while (!watch.isLate()) {
		block(1200);
		await setTimeout(1);
	}
});

function block(ms: number): void {
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
