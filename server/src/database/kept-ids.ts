import { dataVersion } from './data-version.ts';
import type { Database } from './open-database.ts';
import { createVersionCache, type VersionCache } from './version-cache.ts';

const mostBytes = 16 * 1024 * 1024;
const lists = new WeakMap<Database, VersionCache<Int32Array>>();

/** Ids that took a while to find, kept under a name until the data changes. */
export async function keptIds(
	database: Database,
	name: string,
	find: () => Promise<readonly number[]>,
): Promise<Int32Array> {
	const version = dataVersion(database);
	const cache = lists.get(database) ?? newCache(database);
	const kept = cache.get(version, name) ?? Int32Array.from(await find());
	cache.set(version, name, kept);
	return kept;
}

function newCache(database: Database): VersionCache<Int32Array> {
	const cache = createVersionCache<Int32Array>({
		mostBytes,
		bytesOf: ({ byteLength }) => byteLength,
	});
	lists.set(database, cache);
	return cache;
}
