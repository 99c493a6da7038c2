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
