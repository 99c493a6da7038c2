import type { Database } from '../../database/open-database.ts';

export interface NamedGroup {
	readonly id: number;
	readonly globalKey: string;
	readonly name: string;
	readonly matchKey: string;
}

/** In the order of their names. */
export async function groupsOfSite(
	database: Database,
	siteId: number,
): Promise<readonly NamedGroup[]> {
	return database
		.selectFrom('keyword_group')
		.select(['id', 'global_key as globalKey', 'name', 'match_key as matchKey'])
		.where('site_id', '=', siteId)
		.orderBy('match_key')
		.execute();
}
