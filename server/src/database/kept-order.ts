import { dataVersion } from './data-version.ts';
import type { Database } from './open-database.ts';
import { createVersionCache, type VersionCache } from './version-cache.ts';

const mostBytes = 16 * 1024 * 1024;
const orders = new WeakMap<Database, VersionCache<Int32Array>>();

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
	const version = dataVersion(database);
	if (offset === 0 || version === null) return null;
	const cache = orders.get(database) ?? newCache(database);
	const kept = cache.get(version, name) ?? Int32Array.from(await sortAll());
	cache.set(version, name, kept);
	return { ids: [...kept.subarray(offset, offset + limit)], totalCount: kept.length };
}

function newCache(database: Database): VersionCache<Int32Array> {
	const cache = createVersionCache<Int32Array>({
		mostBytes,
		bytesOf: ({ byteLength }) => byteLength,
	});
	orders.set(database, cache);
	return cache;
}
