import type { NotNull } from 'kysely';
import { newGlobalKey } from '../accounts/accounts.store.ts';
import type { Database } from '../database/open-database.ts';
import { matchKey } from '../facts/match-key.ts';

export interface Group {
	readonly id: number;
	readonly globalKey: string;
	readonly name: string;
}

export interface CountedGroup extends Group {
	readonly activeKeywords: number;
}

/** The group with that name, created if there is none. */
export async function ensureGroup(
	database: Database,
	siteId: number,
	name: string,
	globalKey = newGlobalKey(),
): Promise<Group> {
	const group = { site_id: siteId, name: name.trim(), match_key: matchKey(name) };
	await database
		.insertInto('keyword_group')
		.values({ ...group, global_key: globalKey, created_ms: Date.now() })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	return groups(database, siteId)
		.where('match_key', '=', group.match_key)
		.executeTakeFirstOrThrow();
}

/** By name in any spelling, or by global key; null if the site has no such group. */
export async function findGroup(
	database: Database,
	siteId: number,
	nameOrKey: string,
): Promise<Group | null> {
	const group = await groups(database, siteId)
		.where((where) =>
			where.or([where('match_key', '=', matchKey(nameOrKey)), where('global_key', '=', nameOrKey)]),
		)
		.executeTakeFirst();
	return group ?? null;
}

export async function countedGroups(database: Database, siteId: number): Promise<CountedGroup[]> {
	return groups(database, siteId)
		.select((group) =>
			group
				.selectFrom('keyword_group_member as member')
				.innerJoin('keyword', (join) =>
					join
						.onRef('keyword.site_id', '=', 'member.site_id')
						.onRef('keyword.id', '=', 'member.keyword_id'),
				)
				.where('member.site_id', '=', siteId)
				.whereRef('member.group_id', '=', 'keyword_group.id')
				.where('keyword.active', '=', 1)
				.select((keyword) => keyword.fn.countAll<number>().as('count'))
				.as('activeKeywords'),
		)
		.orderBy('keyword_group.id')
		.$narrowType<{ activeKeywords: NotNull }>()
		.execute();
}

/** The group’s keywords stay. */
export async function removeGroup(
	database: Database,
	siteId: number,
	groupId: number,
): Promise<void> {
	await database.transaction().execute(async (transaction) => {
		await transaction
			.deleteFrom('keyword_group_member')
			.where('site_id', '=', siteId)
			.where('group_id', '=', groupId)
			.execute();
		await transaction
			.deleteFrom('keyword_group')
			.where('site_id', '=', siteId)
			.where('id', '=', groupId)
			.execute();
	});
}

/** Others wait until the transaction ends, so that they see what it changed. */
export async function lockGroup(
	transaction: Database,
	siteId: number,
	globalKey: string,
): Promise<void> {
	await transaction
		.updateTable('keyword_group')
		.set(({ ref }) => ({ name: ref('name') }))
		.where('site_id', '=', siteId)
		.where('global_key', '=', globalKey)
		.execute();
}

export async function renameGroup(
	database: Database,
	siteId: number,
	{ id, name }: { readonly id: number; readonly name: string },
): Promise<void> {
	await database
		.updateTable('keyword_group')
		.set({ name: name.trim(), match_key: matchKey(name) })
		.where('site_id', '=', siteId)
		.where('id', '=', id)
		.execute();
}

/** Puts keywords into a group; those already in it stay. */
export async function assignToGroup(
	database: Database,
	siteId: number,
	groupId: number,
	keywordIds: readonly number[],
): Promise<void> {
	for (let at = 0; at < keywordIds.length; at += rowsAtOnce) {
		const members = keywordIds.slice(at, at + rowsAtOnce).map((keyword_id) => ({
			site_id: siteId,
			group_id: groupId,
			keyword_id,
		}));
		await database
			.insertInto('keyword_group_member')
			.values(members)
			.onConflict((conflict) => conflict.doNothing())
			.execute();
	}
}

/** The keywords themselves stay. */
export async function takeOutOfGroup(
	database: Database,
	siteId: number,
	groupId: number,
	keywordIds: readonly number[],
): Promise<void> {
	for (let at = 0; at < keywordIds.length; at += rowsAtOnce) {
		await database
			.deleteFrom('keyword_group_member')
			.where('site_id', '=', siteId)
			.where('group_id', '=', groupId)
			.where('keyword_id', 'in', keywordIds.slice(at, at + rowsAtOnce))
			.execute();
	}
}

/** Each row binds three parameters. */
const rowsAtOnce = 500;

function groups(database: Database, siteId: number) {
	return database
		.selectFrom('keyword_group')
		.select(['keyword_group.id as id', 'keyword_group.global_key as globalKey'])
		.select('keyword_group.name as name')
		.where('keyword_group.site_id', '=', siteId);
}
