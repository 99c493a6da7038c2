import { dataVersion } from './data-version.ts';
import { keptIds } from './kept-ids.ts';
import type { Database } from './open-database.ts';

interface PartOfList {
	readonly limit: number;
	readonly offset: number;
}

/**
 * The ids of a later part of a long list. Clients read the parts one after the other, so the whole
 * order is kept until the data changes, instead of sorting again for each part. Null for the first
 * part, and where a change of the data cannot be noticed: then sort the part alone.
 */
export async function keptOrder(
	database: Database,
	name: string,
	{ limit, offset }: PartOfList,
	sortAll: () => Promise<readonly number[]>,
): Promise<{ readonly ids: readonly number[]; readonly totalCount: number } | null> {
	if (offset === 0 || dataVersion(database) === null) return null;
	const kept = await keptIds(database, name, sortAll);
	return { ids: [...kept.subarray(offset, offset + limit)], totalCount: kept.length };
}
