import { expect } from 'vitest';
import { testApp } from '../testing/app.ts';
import { bakeryWithFigures, base } from '../testing/bakery-with-figures.ts';
import { onEachEngine } from '../testing/database.ts';
import { storeSubjects } from './settle/known-subjects.store.ts';
import type { KnownFault } from './settle/settle-faults.ts';
import { addWatch, noteLook, pauseWatch } from './watches.store.ts';

const known = (...faults: readonly Pick<KnownFault, 'kind' | 'detail' | 'state'>[]) => ({
	faults: faults.map((fault) => ({ ...fault, looks: 3, dueMs: 0 })),
	fields: null,
});

onEachEngine('lists open faults once, and the pages worth half an hour', async (database) => {
	const siteId = await bakeryWithFigures(database);
	const { apiKey, app } = await testApp({ database, scopes: ['read'] });
	const { global_key: site } = await database
		.selectFrom('site')
		.select('global_key')
		.executeTakeFirstOrThrow();
	const ask = async (parameters: object) => {
		const answer = await app.inject({
			method: 'POST',
			url: '/api/v3/watches/faults',
			headers: { 'x-api-key': apiKey },
			payload: { site_global_key: site, ...parameters },
		});
		return { status: answer.statusCode, body: answer.json() };
	};
	expect((await ask({})).body).toMatchObject({ watch_count: 0, looked_at: null, faults: [] });

	const pages = { from: 'list' as const, urls: [`${base}/rye`] };
	const settings = { pages, tell: 'daily' as const, quiet: null, locale: 'ja' as const };
	const watch = { siteId, name: 'Bread', settings, schedule: '0 0 * * *' };
	const ids = [await addWatch(database, watch, 0), await addWatch(database, watch, 0)];
	for (const id of ids) {
		await storeSubjects(
			database,
			{ id, siteId },
			new Map([
				[`${base}/rye`, known({ kind: 'title', detail: 'No title', state: 'open' })],
				[`${base}/spelt`, known({ kind: 'title', detail: '', state: 'suspected' })],
				[
					'rank google rye bread',
					known({ kind: 'rank_3', detail: '“rye”: 2 → 7', state: 'easing' }),
				],
				[`sitemap ${base}/`, known({ kind: 'sitemap', detail: '', state: 'accepted' })],
			]),
		);
	}
	await noteLook(database, { id: ids[0]!, siteId }, Date.UTC(2026, 10, 3));
	expect((await ask({})).body).toEqual({
		watch_count: 2,
		looked_at: '2026-11-03T00:00:00.000Z',
		faults: [
			{
				fault: 'title',
				text: '1 page has no title',
				count: 1,
				pages: [{ url: `${base}/rye`, detail: 'No title' }],
			},
			{
				fault: 'rank_3',
				text: '1 page left the first three results',
				count: 1,
				pages: [{ url: null, detail: '“rye”: 2 → 7' }],
			},
		],
		worthwhile: {
			text: '1 page is worth half an hour',
			pages: [{ url: `${base}/rolls`, reason: expect.stringContaining('kept out of the index') }],
		},
	});
	expect((await ask({ locale: 'ja' })).body.faults[0].text).toMatch('タイトル');
	for (const id of ids) await pauseWatch(database, { id, siteId }, true);
	expect((await ask({})).body).toMatchObject({ watch_count: 0, looked_at: null, faults: [] });
	expect(await ask({ site_global_key: 'foreign' })).toMatchObject({ status: 404 });
});
