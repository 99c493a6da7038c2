import { expect, onTestFinished, test } from 'vitest';
import { createAuditPool, defaultPoolLimits, type PoolLimits } from '../audits/audit-pool.ts';
import { testApp } from '../testing/app.ts';
import { pageFetcher } from '../testing/page-fetcher.ts';

async function reportWithin(limits: Partial<PoolLimits>) {
	const pool = createAuditPool({ ...defaultPoolLimits, threads: 1, ...limits });
	onTestFinished(() => pool.close());
	const { app, apiKey } = await testApp({ services: { fetcher: pageFetcher({}), pool } });
	const payload = { html: '<p>Flour</p>', geo: 'us', api_key: apiKey };
	return app.inject({ method: 'POST', url: '/api/optimization/html', payload });
}

test('under pressure the server says when to come back', async () => {
	const response = await reportWithin({ waitingTasks: 0 });
	expect(response.json()).toMatchObject({ status: 503, code: 'overloaded' });
	expect(response.headers['retry-after']).toBe('5');
});

test('a page that takes too long is refused as such', async () => {
	const response = await reportWithin({ auditMs: 0 });
	expect(response.json()).toMatchObject({ status: 422, code: 'page_too_complex' });
});
