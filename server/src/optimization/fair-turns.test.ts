import { expect, onTestFinished, test } from 'vitest';
import { createAccount } from '../accounts/accounts.store.ts';
import { createApiKey } from '../accounts/api-keys/api-keys.store.ts';
import { createAuditPool, defaultPoolLimits, type PoolLimits } from '../pages/audits/audit-pool.ts';
import { testApp } from '../testing/app.ts';
import { pageFetcher } from '../testing/page-fetcher.ts';

const slowPage = `<p>${'<b>x</b>'.repeat(20_000)}`;

/** An account that has sent many slow pages at once, and a second one. */
async function busyServer(limits: Partial<PoolLimits> = {}) {
	const pool = createAuditPool({ ...defaultPoolLimits, threads: 1, waitMs: 60_000, ...limits });
	onTestFinished(() => pool.close());
	// A thread of an earlier test would have answered some requests before the last one is sent.
	await pool.rest();
	const services = { fetcher: pageFetcher({}), pool };
	const { app, database, apiKey } = await testApp({ services, pressure: { isLate: () => false } });
	const other = await createAccount(database, { name: 'Other' });
	const otherKey = await createApiKey(database, {
		accountId: other?.id ?? 0,
		scopes: ['optimize'],
	});
	const done: string[] = [];
	const send = async (name: string, key: string, html: string) => {
		const url = '/api/v3/optimization/html';
		const payload = { html, geo: 'us' };
		const answer = await app.inject({
			method: 'POST',
			url,
			headers: { 'x-api-key': key },
			payload,
		});
		done.push(name);
		return answer;
	};
	const pages = Array.from({ length: 8 }, () => send('busy', apiKey, slowPage));
	return { pages, done, sendOther: () => send('other', otherKey, slowPage) };
}

test('the page of one account does not wait for all pages of a different account', async () => {
	const { done, pages, sendOther } = await busyServer();
	expect((await sendOther()).statusCode).toBe(200);
	await Promise.all(pages);
	// In the order of arrival it would be the last. Some were done before it arrived.
	expect(done.indexOf('other')).toBeLessThan(6);
});

test('a page that waits too long is refused, and the client is asked to come back', async () => {
	const { pages } = await busyServer({ waitMs: 1 });
	const answers = await Promise.all(pages);
	expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
	const refused = answers.filter(({ statusCode }) => statusCode !== 200);
	expect(refused).not.toEqual([]);
	for (const { headers, json } of refused) {
		expect(json()).toMatchObject({ status: 503, code: 'overloaded' });
		expect(headers['retry-after']).toBe('5');
	}
});
