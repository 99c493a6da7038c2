import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { trackEngine } from '../../accounts/engines.store.ts';
import { dialectOf } from '../../database/dialect-of.ts';
import { openDatabase } from '../../database/open-database.ts';
import { onEachEngine, onEachEngineUrl } from '../../testing/database.ts';
import { emptyDisk, fillDisk } from '../../testing/fill-disk.ts';
import { keywordsApp } from '../../testing/keywords-app.ts';

const november = new URLSearchParams({
	site_global_key: 'bakery',
	search_engine_global_key: 'google_us',
	date_from: '2026-11-01',
	date_to: '2026-11-30',
});

const long = 'x'.repeat(70);

/** Needs more space than the existing pages of the database have left. */
const many = Array.from({ length: 300 }, (_, index) => `${long} ${index}`).join(',');

onEachEngine('a write to a full disk reports it, and reads continue', async (database) => {
	const { app, add, apiKey, site } = await keywordsApp(database);
	await trackEngine(database, site.id, 'google_us');
	const added = await add({ keywords: 'rye' });
	await fillDisk(database, 'keyword');
	const { status, body } = await add({ keywords: many });
	expect(body).toMatchObject({
		code: 'storage_full',
		detail: expect.stringContaining('Free some disk space'),
	});
	expect(status).toBe(507);
	expect(JSON.stringify(body)).not.toMatch(/insert|extend file|sqlite/i);
	const read = async (path: string) => {
		const response = await app.inject({ url: path, headers: { 'x-api-key': apiKey } });
		expect(response.statusCode).toBe(200);
		return response.json();
	};
	expect(await read('/api/v3/account/sites')).toMatchObject([{ active_keywords_count: 1 }]);
	expect(await read(`/api/v3/keywords/rankings?${november}`)).toMatchObject({
		keywords: [{ keyword: 'rye' }],
	});
	expect(await read(`/api/v3/keywords/rankings_trend?${november}`)).toMatchObject({
		keywords: [{ keyword: 'rye' }],
	});
	await read('/readyz');
	await emptyDisk(database, 'keyword');
	const again = await add({ keywords: `rye,${many}` });
	expect(again.status).toBe(200);
	expect(again.body.keywords[0]).toEqual(added.body.keywords[0]);
});

onEachEngineUrl('a write that would wait too long is refused with a retry time', async (url) => {
	const database = await openDatabase(url, { longestWaitMs: 2000, statementTimeoutMs: 2000 });
	onTestFinished(() => database.destroy());
	const { app, add, apiKey } = await keywordsApp(database);
	const other = await openDatabase(url);
	onTestFinished(() => other.destroy());
	await other.transaction().execute(async (transaction) => {
		if (dialectOf(transaction) === 'postgres') {
			await sql`lock table keyword in exclusive mode`.execute(transaction);
		}
		const { status, headers, body } = await add({ keywords: 'sourdough' });
		expect({ status, code: body.code }).toEqual({ status: 503, code: 'overloaded' });
		expect(headers['retry-after']).toBe('5');
		const sites = await app.inject({ url: `/api/v3/account/sites?api_key=${apiKey}` });
		expect(sites.statusCode).toBe(200);
	});
	expect((await add({ keywords: 'sourdough' })).status).toBe(200);
});
