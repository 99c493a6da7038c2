import { expect } from 'vitest';
import { createAccount } from '../accounts/accounts.store.ts';
import { ensureSite } from '../accounts/sites.store.ts';
import { onEachEngine } from '../testing/database.ts';
import { addKeywords } from './add-keywords.ts';
import { checkKeywords } from './check-keywords.ts';
import { countedGroups, ensureGroup, removeGroup, takeOutOfGroup } from './groups.store.ts';
import { listKeywords } from './list-keywords.store.ts';

onEachEngine(
	'a group is the same in any spelling, counts active keywords, and keeps them when removed',
	async (database) => {
		const accountId = (await createAccount(database, { name: 'Bakery' }))?.id ?? 0;
		const { id: siteId } = await ensureSite(database, {
			accountId,
			domain: 'bread.example',
			title: 'Bread',
		});
		const group = await ensureGroup(database, siteId, 'Loaves');
		expect(await ensureGroup(database, siteId, ' ＬＯＡＶＥＳ ')).toEqual(group);
		const { wanted } = checkKeywords(['sourdough', 'rye']);
		const [sourdough] = await addKeywords(database, { siteId, wanted, groups: ['loaves'] }, 0);
		expect(await countedGroups(database, siteId)).toEqual([{ ...group, activeKeywords: 2 }]);
		await takeOutOfGroup(database, siteId, group.id, [sourdough?.id ?? 0]);
		const inGroup = { groupId: group.id, withRemoved: false };
		expect(await listKeywords(database, siteId, inGroup)).toMatchObject([
			{ text: 'rye', groups: ['Loaves'] },
		]);
		await removeGroup(database, siteId, group.id);
		expect(await listKeywords(database, siteId, { withRemoved: true })).toHaveLength(2);
		expect(await countedGroups(database, siteId)).toEqual([]);
	},
);
