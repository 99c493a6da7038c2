import { type EditedGroup, editGroup, showGroup, signIn } from '@plumbline/console/contract';
import { expect } from 'vitest';
import { createAccount } from '../accounts/accounts.store.ts';
import { createApiKey } from '../accounts/api-keys/api-keys.store.ts';
import { signInLink } from '../accounts/sessions/sign-in-link.ts';
import type { Database } from '../database/open-database.ts';
import { addKeywords } from '../keywords/add-keywords.ts';
import { checkKeywords } from '../keywords/check-keywords.ts';
import { testApp } from '../testing/app.ts';
import { browserOf } from '../testing/browser.ts';
import { onEachEngine } from '../testing/database.ts';

/** A site with a group of two keywords, and two people who have it open. */
async function twoPeople(database: Database) {
	const { accountId, app } = await testApp({ database, ownDomain: 'bakery.example' });
	const { id: siteId, global_key: site } = await database
		.selectFrom('site')
		.select(['id', 'global_key'])
		.executeTakeFirstOrThrow();
	const { wanted } = checkKeywords(['rye', 'sourdough']);
	await addKeywords(database, { siteId, wanted, groups: ['Breads'] }, 0);
	const person = async (secret: string) => {
		const browser = browserOf(app);
		await browser.call(signIn, { secret });
		const seen: EditedGroup = (
			await browser.call(showGroup, { site_global_key: site, group: 'breads' })
		).body;
		const save = (change: object, version = seen.version) =>
			browser.call(editGroup, {
				site_global_key: site,
				global_key: seen.global_key,
				name: seen.name,
				add: [],
				remove: [],
				version,
				...change,
			});
		return { browser, save, seen, site };
	};
	const owner = async (of = accountId) => {
		const link = await signInLink(database, { accountId: of, url: '', nowMs: Date.now() });
		return person(link.split('#sign-in=')[1] ?? '');
	};
	return { accountId, owner, person, one: await owner(), other: await owner() };
}

onEachEngine(
	'two people who edit one group do not overwrite each other unseen',
	async (database) => {
		const { one, other } = await twoPeople(database);
		expect(one.seen).toMatchObject({ name: 'Breads', keywords: ['rye', 'sourdough'] });
		const first = await one.save({ name: 'Loaves', add: ['spelt'], remove: ['Rye'] });
		expect(first).toMatchObject({
			status: 200,
			body: { name: 'Loaves', keywords: ['sourdough', 'spelt'] },
		});
		const late = await other.save({ remove: ['sourdough'] });
		expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
		expect(late.body.detail).toContain('Loaves');
		const asked = { site_global_key: other.site, group: other.seen.global_key };
		const { body: theirs } = await other.browser.call(showGroup, asked);
		expect(theirs).toEqual(first.body);
		const again = await other.save({ add: ['oat'], remove: ['spelt'] }, theirs.version);
		expect(again.body).toMatchObject({ name: 'Breads', keywords: ['oat', 'sourdough'] });
	},
);

onEachEngine('of changes at the same moment one is written', async (database) => {
	const { one, other } = await twoPeople(database);
	const answers = await Promise.all([one.save({ add: ['oat'] }), other.save({ add: ['spelt'] })]);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

onEachEngine('a group keeps its rules, and guests only see it', async (database) => {
	const { accountId, one, owner, person } = await twoPeople(database);
	for (const change of [{ name: '  ' }, { add: ['a\u0000b'] }, { name: 'x'.repeat(201) }]) {
		expect((await one.save(change)).status).toBe(400);
	}
	const reader = await person(await createApiKey(database, { accountId, scopes: ['read'] }));
	expect((await reader.save({ add: ['oat'] })).status).toBe(403);
	const stranger = await owner((await createAccount(database, { name: 'Other' }))?.id ?? 0);
	expect(stranger.seen).toMatchObject({ status: 404 });
	expect((await one.save({})).status).toBe(200);
});
