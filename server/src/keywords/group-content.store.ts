import { hash } from 'node:crypto';
import type { Database } from '../database/open-database.ts';
import { findGroup, type Group } from './groups.store.ts';

export interface GroupContent extends Group {
	/** Active ones, in alphabetical order. */
	readonly keywords: readonly string[];
	/** Different for every name and every set of keywords. */
	readonly version: string;
}

/** By name in any spelling, or by global key; null if the site has no such group. */
export async function groupContent(
	database: Database,
	siteId: number,
	nameOrKey: string,
): Promise<GroupContent | null> {
	const group = await findGroup(database, siteId, nameOrKey);
	if (group === null) return null;
	const members = await database
		.selectFrom('keyword_group_member as member')
		.innerJoin('keyword', (join) =>
			join
				.onRef('keyword.site_id', '=', 'member.site_id')
				.onRef('keyword.id', '=', 'member.keyword_id'),
		)
		.select('keyword.text')
		.where('member.site_id', '=', siteId)
		.where('member.group_id', '=', group.id)
		.where('keyword.active', '=', 1)
		.execute();
	// Not sorted by the database: its order depends on its language.
	const keywords = members.map(({ text }) => text).sort();
	const version = hash('sha256', JSON.stringify([group.name, keywords]), 'base64url').slice(0, 22);
	return { ...group, keywords, version };
}
