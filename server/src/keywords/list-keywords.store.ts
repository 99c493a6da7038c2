import type { Database } from '../database/open-database.ts';
import { groupNamesOf } from './keywords.store.ts';

export interface ListedKeyword {
	readonly id: number;
	readonly text: string;
	readonly isActive: boolean;
	readonly groups: readonly string[];
}

interface Selection {
	readonly groupId?: number | undefined;
	/** Includes removed keywords. */
	readonly withRemoved: boolean;
}

/** The site’s keywords, oldest first. */
export async function listKeywords(
	database: Database,
	siteId: number,
	{ groupId, withRemoved }: Selection,
): Promise<ListedKeyword[]> {
	let query = database
		.selectFrom('keyword')
		.select(['keyword.id as id', 'keyword.text as text', 'keyword.active as active'])
		.where('keyword.site_id', '=', siteId)
		.orderBy('keyword.id');
	if (!withRemoved) query = query.where('keyword.active', '=', 1);
	if (groupId !== undefined) {
		query = query.where('keyword.id', 'in', (member) =>
			member
				.selectFrom('keyword_group_member')
				.select('keyword_id')
				.where('site_id', '=', siteId)
				.where('group_id', '=', groupId),
		);
	}
	const keywords = await query.execute();
	const groups = await groupNamesOf(
		database,
		siteId,
		keywords.map(({ id }) => id),
	);
	return keywords.map(({ id, text, active }) => ({
		id,
		text,
		isActive: active === 1,
		groups: groups.get(id) ?? [],
	}));
}
