import type { Database } from '../../database/open-database.ts';
import { createVersionCache, type DataVersion } from '../../database/version-cache.ts';
import { hashApiKey } from './api-key.ts';
import { type Caller, findCallerByHash, hashesOfValidKeys, noteKeyUse } from './api-keys.store.ts';

export interface CallerFinder {
	/**
	 * Null for a key that is unknown, expired or revoked. The same data gives the same caller.
	 * `sparesDatabase` makes no query for a key that is probably unknown.
	 */
	find(apiKey: string, dataVersion: DataVersion, sparesDatabase?: boolean): Promise<Caller | null>;
	/** Resolves once all uses so far are recorded. */
	settled(): Promise<void>;
}

interface FinderOptions {
	readonly now: () => number;
	/** A use that cannot be recorded does no harm: the disk may be full. */
	readonly onNoteFailed: (error: unknown) => void;
}

const useIsNotedEveryMs = 60_000;
/** Far longer than any key. Hashing megabytes would delay other requests. */
const longestKey = 256;
/** During a flood of wrong keys, keys are checked against hashes that are at most this old. */
const hashesAreKeptMs = 1000;
const mostBytes = 4 * 1024 * 1024;
const bytesOfCaller = 1000;

export function createCallerFinder(
	database: Database,
	{ now, onNoteFailed }: FinderOptions,
): CallerFinder {
	const callers = createVersionCache<Caller>({ mostBytes, bytesOf: () => bytesOfCaller });
	const validHashes = rememberedFor(hashesAreKeptMs, now, () => hashesOfValidKeys(database));
	const notedMs = new Map<number, number>();
	let noted: Promise<void> = Promise.resolve();

	/** Callers do not wait for this: reads continue while another connection writes. */
	function note({ keyId, lastUsedMs }: Caller): void {
		const lastMs = Math.max(lastUsedMs ?? -Infinity, notedMs.get(keyId) ?? -Infinity);
		const nowMs = now();
		if (nowMs - lastMs < useIsNotedEveryMs) return;
		notedMs.set(keyId, nowMs);
		noted = noted.then(() => noteKeyUse(database, keyId, nowMs)).catch(onNoteFailed);
	}

	return {
		find: async (apiKey, dataVersion, sparesDatabase = false) => {
			if (apiKey.length > longestKey) return null;
			const hash = hashApiKey(apiKey);
			const known = callers.get(dataVersion, hash);
			if (known === undefined && sparesDatabase && !(await validHashes()).has(hash)) return null;
			const caller = known ?? (await findCallerByHash(database, hash, now()));
			if (caller === null || isExpired(caller, now())) return null;
			if (known === undefined) callers.set(dataVersion, hash, caller);
			note(caller);
			return caller;
		},
		settled: () => noted,
	};
}

function isExpired({ expiresMs }: Caller, nowMs: number): boolean {
	return expiresMs !== null && expiresMs <= nowMs;
}

/** Loads a value, and returns the same one until it is `keptMs` old; forgets a failed load. */
function rememberedFor<Value>(
	keptMs: number,
	now: () => number,
	load: () => Promise<Value>,
): () => Promise<Value> {
	let loaded: Promise<Value> | null = null;
	let loadedMs = -Infinity;
	return () => {
		const ageMs = now() - loadedMs;
		if (loaded !== null && ageMs >= 0 && ageMs < keptMs) return loaded;
		loadedMs = now();
		loaded = load();
		loaded.catch(() => {
			loaded = null;
		});
		return loaded;
	};
}

/** A key that is valid in this process alone: it is never stored and never leaves the process. */
export interface OwnKey {
	readonly key: string;
	readonly caller: Caller;
}

/** Also finds the caller of this process's own key. */
export function withOwnKey(callers: CallerFinder, { key, caller }: OwnKey): CallerFinder {
	return {
		find: async (apiKey, dataVersion, sparesDatabase) =>
			apiKey === key ? caller : callers.find(apiKey, dataVersion, sparesDatabase),
		settled: () => callers.settled(),
	};
}
