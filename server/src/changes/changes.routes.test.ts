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

onEachEngine(
	'a release without URLs is noted once, listed for every page, edited and removed',
	async (database) => {
		const { apiKey, app } = await keywordsApp(database);
		const call = async (path: string, parameters: object) => {
			const response = await app.inject({
				method: 'POST',
				url: `/api/v3/changes${path}`,
				headers: { authorization: `Bearer ${apiKey}` },
				payload: { site_global_key: 'bakery', ...parameters },
			});
			return { status: response.statusCode, ...response.json() };
		};
		const note = 'Release <b>2.4</b>';
		const release = { note, date: '2026-11-03' };
		const added = { date: '2026-11-03', page_count: 0 };
		expect(await call('/add_changes', { ...release, dry_run: true })).toMatchObject(added);
		expect(await call('/add_changes', release)).toMatchObject(added);
		expect(await call('/add_changes', release)).toMatchObject(added);
		await call('/add_changes', { ...change, date: '2026-11-02' });
		const listed = async (parameters: object = {}) =>
			(await call('', parameters)).changes.map(
				(one: { url: string; note: string; date: string }) => [one.url, one.note, one.date],
			);
		const ofSite = [null, note, '2026-11-03'];
		const ofPage = ['https://bakery.example/rye', 'New titles', '2026-11-02'];
		expect(await listed()).toEqual([ofSite, ofPage]);
		expect(await listed({ url: 'https://bakery.example/rye' })).toEqual([ofSite, ofPage]);
		expect(await listed({ url: 'https://bakery.example/other' })).toEqual([ofSite]);
		expect(await listed({ date_to: '2026-11-02' })).toEqual([ofPage]);
		const effects = (await call('/effects', {})).changes;
		expect(effects).toMatchObject([
			{ note, page_count: 0, urls: [] },
			{ note: 'New titles', page_count: 1 },
		]);

		const edited = { ...release, new_note: 'Release 2.5', new_date: '2026-11-01' };
		for (const path of ['/edit_changes', '/remove_changes']) {
			const tried = await call(path, { ...release, dry_run: true });
			expect(tried).toMatchObject({ changed_count: 1 });
		}
		expect(await listed()).toEqual([ofSite, ofPage]);
		expect(await call('/edit_changes', edited)).toMatchObject({ changed_count: 1 });
		expect(await call('/edit_changes', edited)).toMatchObject({ changed_count: 0 });
		expect(await listed()).toEqual([ofPage, [null, 'Release 2.5', '2026-11-01']]);
		const future = { note: 'Release 2.5', date: '2026-11-01', new_date: '2999-01-01' };
		expect(await call('/edit_changes', future)).toMatchObject({ status: 400 });
		const gone = { note: 'New titles', date: '2026-11-02' };
		expect(await call('/remove_changes', gone)).toMatchObject({ changed_count: 1 });
		expect(await call('/remove_changes', gone)).toMatchObject({ changed_count: 0 });
		expect(await listed()).toEqual([[null, 'Release 2.5', '2026-11-01']]);
	},
);

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
