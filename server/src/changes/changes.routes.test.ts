import { expect } from 'vitest';
import { onEachEngine } from '../testing/database.ts';
import { keywordsApp } from '../testing/keywords-app.ts';

const change = {
	site_global_key: 'bakery',
	url: ['https://bakery.example/rye', 'https://www.bakery.example/rye/'],
	note: 'New titles',
	date: '2026-11-03',
};

onEachEngine('a dry run answers like the real call and stores nothing', async (database) => {
	const { apiKey, app } = await keywordsApp(database);
	const add = async (parameters: object) =>
		(
			await app.inject({
				method: 'POST',
				url: '/api/v3/changes/add_changes',
				headers: { authorization: `Bearer ${apiKey}` },
				payload: { ...change, ...parameters },
			})
		).json();
	const stored = async () =>
		(await database.selectFrom('page_change').selectAll().execute()).length;

	const tried = await add({ dry_run: true });
	expect(tried).toEqual({ date: '2026-11-03', page_count: 1 });
	expect(await stored()).toBe(0);
	expect(await add({})).toEqual(tried);
	expect(await stored()).toBe(1);
});

onEachEngine('the person’s day may begin before the site’s, but not tomorrow', async (database) => {
	const now = () => Date.UTC(2026, 10, 26, 3, 30);
	const { apiKey, app } = await keywordsApp(database, { now });
	await database.updateTable('site').set({ time_zone: 'America/New_York' }).execute();
	const add = (date: string) =>
		app.inject({
			method: 'POST',
			url: '/api/v3/changes/add_changes',
			headers: { authorization: `Bearer ${apiKey}` },
			payload: { ...change, date },
		});

	const refused = await add('2026-11-27');
	expect(refused.statusCode).toBe(400);
	expect(refused.body).toContain('is in the future');
	expect((await add('2026-11-26')).json()).toEqual({ date: '2026-11-25', page_count: 1 });
});
