import { describe, expect, test } from 'vitest';
import { trackEngine } from '../accounts/engines.store.ts';
import { addConnection } from '../sources/connections.store.ts';
import { testVault } from '../testing/connected-site.ts';
import { onEachEngine } from '../testing/database.ts';
import { keywordsApp } from '../testing/keywords-app.ts';
import { checkKeywords } from './check-keywords.ts';
import { ensureGroup } from './groups.store.ts';

const namesOf = (body: { keywords: { name: string }[] }) => body.keywords.map(({ name }) => name);
const idsOf = (body: { keywords: { keyword_id: number }[] }) =>
	body.keywords.map(({ keyword_id }) => keyword_id);

onEachEngine('answers each keyword once, in the order of the request', async (database) => {
	const { add } = await keywordsApp(database);
	const { status, body } = await add({ keywords: 'rye bread, Sourdough,rye  BREAD,"salt, sea"' });
	expect(status).toBe(200);
	expect(body).toEqual({
		meta: { site_global_key: 'bakery', account_name: 'Bakery' },
		keywords: ['rye bread', 'Sourdough', 'salt, sea'].map((name) => ({
			keyword_id: expect.any(Number),
			name,
			groups: [],
		})),
	});
});

onEachEngine(
	'adding keywords again gives the same ids and the text as first typed',
	async (database) => {
		const { add } = await keywordsApp(database);
		const first = await add({ keywords: 'Rye Bread,spelt' });
		const again = await add({ keywords: 'spelt,ｒｙｅ　bread', details: true });
		expect(idsOf(again.body)).toEqual(idsOf(first.body).toReversed());
		expect(again.body.keywords).toMatchObject([
			{ name: 'spelt', status: 'exists' },
			{ name: 'Rye Bread', status: 'exists' },
		]);
	},
);

onEachEngine('a removed keyword comes back with its id', async (database) => {
	const { add, remove } = await keywordsApp(database);
	const first = await add({ keywords: 'rye' });
	await remove({ keywords: 'RYE' });
	const again = await add({ keywords: 'rye,spelt', details: true });
	expect(idsOf(again.body)[0]).toBe(idsOf(first.body)[0]);
	expect(again.body.keywords).toMatchObject([{ status: 'reactivated' }, { status: 'added' }]);
});

onEachEngine('an invalid keyword is named, and nothing is added', async (database) => {
	const { add } = await keywordsApp(database);
	const { status, body } = await add({ keywords: ['rye', 'a\tb', 'x'.repeat(201)] });
	expect(status).toBe(400);
	expect(body.code).toBe('invalid_parameter');
	expect(body.errors).toEqual([
		{ parameter: 'keywords', message: expect.stringContaining('control character') },
		{ parameter: 'keywords', message: expect.stringContaining('201 characters') },
	]);
	expect(await database.selectFrom('keyword').selectAll().execute()).toEqual([]);
});

onEachEngine('with partial, valid keywords are added and invalid ones listed', async (database) => {
	const { add } = await keywordsApp(database);
	const { body } = await add({ keywords: ['rye', '\u200b', 'spelt'], partial: true });
	expect(namesOf(body)).toEqual(['rye', 'spelt']);
	expect(body.rejected).toEqual([
		{ keyword: '\u200b', reason: expect.stringContaining('visible') },
	]);
});

onEachEngine('a thousand keywords fit into one call, one more does not', async (database) => {
	const { add } = await keywordsApp(database);
	const keywords = Array.from({ length: 1001 }, (_, index) => `bread ${index}`);
	expect((await add({ keywords })).body.code).toBe('invalid_parameter');
	const { body } = await add({ keywords: keywords.slice(0, 1000) });
	expect(namesOf(body)).toEqual(keywords.slice(0, 1000));
	expect(new Set(idsOf(body)).size).toBe(1000);
});

onEachEngine('groups are found by name or key, or created', async (database) => {
	const { add, site } = await keywordsApp(database);
	const { globalKey } = await ensureGroup(database, site.id, 'Breads');
	await add({ keywords: 'rye', groups: 'BREADS,"Sweet, sticky"' });
	const { body } = await add({ keywords: 'rye,bun', groups: globalKey });
	expect(body.keywords).toMatchObject([
		{ name: 'rye', groups: ['Breads', 'Sweet, sticky'] },
		{ name: 'bun', groups: ['Breads'] },
	]);
});

onEachEngine('a dry run changes nothing and reports what would happen', async (database) => {
	const { add, site } = await keywordsApp(database);
	await add({ keywords: 'rye' });
	const { body } = await add({ keywords: 'rye,spelt', groups: 'New', dry_run: true });
	expect(body.keywords).toEqual([
		{ keyword_id: expect.any(Number), name: 'rye', groups: [], status: 'exists' },
		{ keyword_id: null, name: 'spelt', groups: [], status: 'added' },
	]);
	const count = (table: 'keyword' | 'keyword_group') =>
		database.selectFrom(table).selectAll().where('site_id', '=', site.id).execute();
	expect([(await count('keyword')).length, (await count('keyword_group')).length]).toEqual([1, 0]);
});

onEachEngine('reports the cost of new keywords if checks cost money', async (database) => {
	const { add, site } = await keywordsApp(database);
	const providers = [{ name: 'serper', settings: {} }];
	for (const key of ['google_us', 'google_gb']) {
		const engineId = await trackEngine(database, site.id, key);
		const connection = { siteId: site.id, source: 'serp', engineId };
		const settings = { providers };
		await addConnection(database, testVault, { ...connection, settings, credentials: null });
	}
	await trackEngine(database, site.id, 'bing_us');
	const cost = async () => (await add({ keywords: 'a,b,c', dry_run: true })).body.cost;
	expect(await cost()).toMatchObject({ serp_requests_per_check: 0, serp_monthly_cap: 0 });
	await database
		.updateTable('site')
		.set({ serp_monthly_cap: 500, check_depth: 20 })
		.where('id', '=', site.id)
		.execute();
	expect(await cost()).toEqual({
		new_active_keywords: 3,
		serp_requests_per_check: 12,
		serp_cost_usd_per_check: 0.012,
		serp_monthly_cap: 500,
		serp_requests_this_month: 0,
	});
});

onEachEngine('concurrent calls that add the same keywords get the same ids', async (database) => {
	const { add } = await keywordsApp(database);
	const keywords = Array.from({ length: 20 }, (_, index) => `bread ${index}`);
	const answers = await Promise.all(
		Array.from({ length: 8 }, (_, index) =>
			add({ keywords: index % 2 ? keywords : keywords.toReversed() }),
		),
	);
	const ids = answers.map(({ body }) => idsOf(body).toSorted((one, other) => one - other));
	expect(new Set(ids.map(String)).size).toBe(1);
});

onEachEngine('removing keeps the keyword and can be repeated', async (database) => {
	const { add, remove } = await keywordsApp(database);
	const added = await add({ keywords: 'rye,spelt', groups: 'Breads' });
	const removed = await remove({ keywords: 'rye', details: true });
	expect(removed.body.keywords).toEqual([
		{ keyword_id: idsOf(added.body)[0], name: 'rye', groups: ['Breads'], status: 'removed' },
	]);
	const again = await remove({ keywords: 'rye', details: true });
	expect(again.body.keywords).toMatchObject([{ status: 'was_removed' }]);
});

onEachEngine('removing unknown keywords is refused, or rejected in part', async (database) => {
	const { add, remove } = await keywordsApp(database);
	await add({ keywords: 'rye' });
	const { body } = await remove({ keywords: 'rye,oats' });
	expect(body).toMatchObject({
		code: 'invalid_parameter',
		detail: expect.stringContaining('oats'),
	});
	const partly = await remove({ keywords: 'rye,oats', partial: true, details: true });
	expect(partly.body).toMatchObject({
		keywords: [{ name: 'rye', status: 'removed' }],
		rejected: [{ keyword: 'oats' }],
	});
});

onEachEngine(
	'a site of a different account is as unknown as one that never existed',
	async (database) => {
		const { add } = await keywordsApp(database);
		const account = { global_key: 'other', name: 'Other', created_ms: 1 };
		const { id } = await database
			.insertInto('account')
			.values(account)
			.returning('id')
			.executeTakeFirstOrThrow();
		const site = {
			account_id: id,
			global_key: 'theirs',
			domain: 'b.example',
			title: '',
			created_ms: 1,
		};
		await database.insertInto('site').values(site).execute();
		const answers = await Promise.all(
			['theirs', 'never'].map((site_global_key) => add({ site_global_key, keywords: 'rye' })),
		);
		const [theirs, never] = answers.map(({ status, body }) => ({
			...body,
			request_id: '',
			status,
		}));
		expect(theirs).toEqual(never);
		expect(theirs).toMatchObject({ status: 404, code: 'not_found' });
	},
);

onEachEngine(
	'one call takes a thousand of the longest keywords, also as a form',
	async (database) => {
		const { app, apiKey } = await keywordsApp(database);
		const keywords = Array.from({ length: 1000 }, (_, index) => '𠮷'.repeat(196) + (index + 1000));
		const parameters = { site_global_key: 'bakery', dry_run: 'true' };
		const form = new URLSearchParams({ ...parameters, keywords: keywords.join() }).toString();
		for (const [type, payload] of [
			['application/json', JSON.stringify({ ...parameters, keywords })],
			['application/x-www-form-urlencoded', form],
		] as const) {
			const response = await app.inject({
				method: 'POST',
				url: '/api/v3/keywords/add_keywords',
				headers: { authorization: `Bearer ${apiKey}`, 'content-type': type },
				payload,
			});
			expect(response.json()).not.toHaveProperty('detail');
			expect(namesOf(response.json())).toEqual(keywords);
		}
	},
);

describe('a keyword', () => {
	test.each([
		['c++', null],
		['𠮷'.repeat(200), null],
		['a\u0000b', 'control character'],
		['a\u0085b', 'control character'],
		['\ud800', 'half of a character'],
		['\u200b\u00ad', 'no visible characters'],
		['x'.repeat(201), '201 characters'],
		// One character that folds to eighteen.
		['\ufdfa'.repeat(20), '360 characters'],
	])('%j: %s', (text, fault) => {
		const { rejected } = checkKeywords([text]);
		expect(rejected[0]?.reason ?? null).toEqual(fault && expect.stringContaining(fault));
	});
});
