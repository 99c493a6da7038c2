import { expect, test } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { addKeywords } from '../keywords/add-keywords.ts';
import { checkKeywords } from '../keywords/check-keywords.ts';
import { onEachEngine } from '../testing/database.ts';
import { accountSites } from './account-sites.store.ts';
import { createAccount, listAccounts } from './accounts.store.ts';
import { hashApiKey } from './api-keys/api-key.ts';
import {
	createApiKey,
	findCallerByHash,
	listApiKeys,
	rotateApiKey,
} from './api-keys/api-keys.store.ts';
import { addConversionEvent } from './conversion-events.store.ts';
import { setEngines, trackEngine } from './engines.store.ts';
import { addSite, ensureSite, setSite, sitesNamed } from './sites.store.ts';
import { wireSite } from './wire-site.ts';

async function accountIn(database: Database, name = 'Bakery') {
	const account = await createAccount(database, { name });
	if (account === null) throw new Error(`There is an account “${name}” already.`);
	return account;
}

onEachEngine(
	'a site is returned with its engines, groups and events, and nothing from other sites',
	async (database) => {
		const account = await accountIn(database);
		const bread = await ensureSite(database, {
			accountId: account.id,
			domain: 'bread.example',
			title: 'Bread',
		});
		const rolls = await ensureSite(database, {
			accountId: account.id,
			domain: 'rolls.example',
			title: 'Rolls',
		});
		const other = await accountIn(database, 'Butcher');
		await ensureSite(database, { accountId: other.id, domain: 'meat.example', title: 'Meat' });
		for (const key of ['bing_us', 'google_us']) await trackEngine(database, bread.id, key);
		const { wanted } = checkKeywords(['sourdough', 'rye']);
		await addKeywords(database, { siteId: bread.id, wanted, groups: ['Loaves'] }, 0);
		const id = await addConversionEvent(database, {
			siteId: bread.id,
			name: 'Order',
			alias: 'purchase',
		});
		const ofAccount = { account_global_key: account.globalKey, account_name: 'Bakery' };
		expect(await accountSites(database, account.id)).toEqual([
			{
				...ofAccount,
				site_global_key: bread.globalKey,
				domain: 'bread.example',
				title: 'Bread',
				search_engine_global_keys: ['google_us', 'bing_us'],
				keyword_groups: [{ name: 'Loaves', global_key: expect.any(String) }],
				conversion_events: [
					{
						conversion_def: expect.objectContaining({
							id,
							account_id: account.id,
							site_id: bread.id,
							goal_number: 1,
						}),
					},
				],
				active_keywords_count: 2,
			},
			{
				...ofAccount,
				site_global_key: rolls.globalKey,
				domain: 'rolls.example',
				title: 'Rolls',
				search_engine_global_keys: [],
				keyword_groups: [],
				conversion_events: [],
				active_keywords_count: 0,
			},
		]);
		expect(await listAccounts(database, 0)).toMatchObject([{ sites: 2, apiKeys: 0 }, { sites: 1 }]);
	},
);

onEachEngine(
	'an account has one site per domain, found by key and domain, and can change parts of it',
	async (database) => {
		const { id: accountId } = await accountIn(database);
		const site = { accountId, domain: 'bread.example', title: 'Bread' };
		const added = await addSite(database, { ...site, timeZone: 'Asia/Tokyo' });
		expect(added).toMatchObject({
			timeZone: 'Asia/Tokyo',
			matchMode: 'domain',
			checkDepth: 10,
			serpMonthlyCap: 0,
		});
		expect(await addSite(database, site)).toBeNull();
		expect(await ensureSite(database, site)).toEqual(added);
		await setSite(database, added?.id ?? 0, { matchMode: 'host' });
		await setSite(database, added?.id ?? 0, {});
		const changed = { ...added, matchMode: 'host' };
		expect(await sitesNamed(database, 'bread.example')).toEqual([changed]);
		expect(await sitesNamed(database, added?.globalKey ?? '')).toEqual([changed]);
	},
);

onEachEngine(
	'engines that are no longer listed stop, and can be listed again',
	async (database) => {
		const { id: accountId } = await accountIn(database);
		const { id } = await ensureSite(database, {
			accountId,
			domain: 'bread.example',
			title: 'Bread',
		});
		const tracked = async () =>
			(await accountSites(database, accountId))[0]?.search_engine_global_keys;
		await setEngines(database, id, ['google_us', 'google_gb']);
		await setEngines(database, id, ['bing_us']);
		expect(await tracked()).toEqual(['bing_us']);
		await setEngines(database, id, ['bing_us', 'google_us']);
		expect(await tracked()).toEqual(['google_us', 'bing_us']);
	},
);

onEachEngine(
	'a replacement key has the same rights, and the old key expires when requested',
	async (database) => {
		const { id: accountId } = await accountIn(database);
		const former = await createApiKey(database, {
			accountId,
			scopes: ['read'],
			rateLimit: 7,
			expiresMs: 5000,
		});
		const fresh = await rotateApiKey(database, { id: 1, keepUntilMs: 9000, nowMs: 1000 });
		expect(await findCallerByHash(database, hashApiKey(fresh ?? ''), 2000)).toMatchObject({
			scopes: ['read'],
			rateLimit: 7,
		});
		expect(await findCallerByHash(database, hashApiKey(former), 4999)).not.toBeNull();
		expect(await findCallerByHash(database, hashApiKey(former), 5000)).toBeNull();
		expect(await rotateApiKey(database, { id: 1, keepUntilMs: null, nowMs: 6000 })).toBeNull();
		expect(await listApiKeys(database)).toHaveLength(2);
	},
);

test('the busiest engine comes first, then Google, because clients take the first', () => {
	const engine = {
		siteId: 1,
		kind: 'engine',
		name: '',
		conversionType: '',
		goalNumber: 0,
		createdMs: 0,
		updatedMs: 0,
	};
	const site = {
		id: 1,
		globalKey: 's',
		accountGlobalKey: 'a',
		accountName: 'A',
		domain: 'd',
		title: 't',
		activeKeywords: 0,
	};
	const engines = ['yahoo_jp', 'bing_us', 'google_us', 'google__discover', 'google'].map(
		(key, id) => ({ ...engine, id, key }),
	);
	const keys = (busiest: readonly string[]) =>
		wireSite(site, engines, { accountId: 1, busiest }).search_engine_global_keys;
	const google = ['google', 'google__discover', 'google_us'];
	expect(keys([])).toEqual([...google, 'bing_us', 'yahoo_jp']);
	expect(keys(['bing_us', 'google_us'])).toEqual([
		...['bing_us', 'google_us', 'google', 'google__discover', 'yahoo_jp'],
	]);
});
