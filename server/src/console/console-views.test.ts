import {
	listViews,
	removeView,
	type SavedView,
	saveView,
	signIn,
} from '@plumbline/console/contract';
import { expect } from 'vitest';
import { createAccount } from '../accounts/accounts.store.ts';
import { createApiKey } from '../accounts/api-keys/api-keys.store.ts';
import { signInLink } from '../accounts/sessions/sign-in-link.ts';
import type { Database } from '../database/open-database.ts';
import { testApp } from '../testing/app.ts';
import { browserOf } from '../testing/browser.ts';
import { onEachEngine } from '../testing/database.ts';

async function siteWithPeople(database: Database) {
	const { accountId, app } = await testApp({ database, ownDomain: 'bakery.example' });
	const { global_key: site } = await database
		.selectFrom('site')
		.select('global_key')
		.executeTakeFirstOrThrow();
	const person = async (secret: string) => {
		const browser = browserOf(app);
		await browser.call(signIn, { secret });
		const of = { site_global_key: site };
		return {
			list: async (): Promise<SavedView[]> => (await browser.call(listViews, of)).body.views,
			listing: () => browser.call(listViews, of),
			save: (name: string, address: string, seen: SavedView | null = null) =>
				browser.call(saveView, { ...of, name, address, seen }),
			remove: (seen: SavedView) => browser.call(removeView, { ...of, seen }),
		};
	};
	const owner = async (of = accountId) => {
		const link = await signInLink(database, { accountId: of, url: '', nowMs: Date.now() });
		return person(link.split('#sign-in=')[1] ?? '');
	};
	return { accountId, owner, person };
}

onEachEngine('a view keeps period, part, order and screen under its name', async (database) => {
	const { owner } = await siteWithPeople(database);
	const one = await owner();
	const address = '/keywords?site=x&sort=ctr&keyword=rye&range=91&vs=year&segment=-brand&evil=1';
	const saved = await one.save('  Without the brand ', address);
	const kept = '/keywords?range=91&vs=year&segment=-brand&sort=ctr';
	expect(saved.body.views).toEqual([
		{ key: expect.any(String), name: 'Without the brand', address: kept },
	]);
	const [seen] = await one.list();
	expect((await one.save('WITHOUT the Brand', '/pages')).status).toBe(400);
	const renamed = await one.save('<b>“ライ麦”</b>', kept, seen);
	expect(renamed.body.views).toMatchObject([{ name: '<b>“ライ麦”</b>', address: kept }]);
	expect((await one.remove(renamed.body.views[0])).body.views).toEqual([]);
	for (const [name, wrong] of [
		['', '/pages'],
		['\u200b', '/pages'],
		['a\u0000b', '/pages'],
		['x'.repeat(101), '/pages'],
		['Script', 'javascript:alert(1)'],
		['Elsewhere', '//evil.example/pages'],
		['Unknown', '/no-such-screen'],
		['Long', `/pages?filter=${'x'.repeat(6000)}`],
	] as const) {
		expect((await one.save(name, wrong)).status, name).toBe(400);
	}
	expect(await one.list()).toEqual([]);
});

onEachEngine('two people who save one view lose nothing', async (database) => {
	const { owner } = await siteWithPeople(database);
	const [one, other] = [await owner(), await owner()];
	// At the same moment under one name, one is saved, and the other is refused.
	const both = await Promise.all([one.save('Losses', '/pages'), other.save('losses', '/keywords')]);
	const statuses = both.map(({ status }) => status);
	expect(statuses.filter((status) => status === 200)).toHaveLength(1);
	const [seen] = await one.list();
	const changes = await Promise.all([
		one.save('Losses', '/pages?vs=year', seen),
		other.save('Lost', seen!.address, seen),
	]);
	expect(changes.map(({ status }) => status).sort()).toEqual([200, 409]);
	const late = await other.remove(seen!);
	expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
	expect(await one.list()).toHaveLength(1);
});

onEachEngine('people without the right see views, and strangers none', async (database) => {
	const { accountId, owner, person } = await siteWithPeople(database);
	const one = await owner();
	await one.save('Losses', '/pages');
	const [seen] = await one.list();
	const reader = await person(await createApiKey(database, { accountId, scopes: ['read'] }));
	expect(await reader.list()).toEqual([seen]);
	expect((await reader.save('Mine', '/pages')).status).toBe(403);
	expect((await reader.remove(seen!)).status).toBe(403);
	const stranger = await owner((await createAccount(database, { name: 'Other' }))?.id ?? 0);
	expect((await stranger.listing()).status).toBe(404);
	expect((await stranger.remove(seen!)).status).toBe(404);
	expect(await one.list()).toEqual([seen]);
});
