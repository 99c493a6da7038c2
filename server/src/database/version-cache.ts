/** Equal versions mean equal data. Null: unknown. */
export type DataVersion = number | null;

export interface VersionCache<Value> {
	get(version: DataVersion, key: string): Value | undefined;
	set(version: DataVersion, key: string, value: Value): void;
}

interface CacheLimits<Value> {
	readonly mostBytes: number;
	readonly bytesOf: (value: Value) => number;
}

/** Keeps values while their data is unchanged; evicts the least recently used. */
export function createVersionCache<Value>({
	mostBytes,
	bytesOf,
}: CacheLimits<Value>): VersionCache<Value> {
	const values = new Map<string, Value>();
	let current: DataVersion = null;
	let bytes = 0;

	function remove(key: string): void {
		const value = values.get(key);
		if (value === undefined) return;
		values.delete(key);
		bytes -= size(key, value);
	}

	function size(key: string, value: Value): number {
		return key.length + bytesOf(value);
	}

	function isCurrent(version: DataVersion): boolean {
		if (version === null) return false;
		if (version !== current) {
			values.clear();
			bytes = 0;
			current = version;
		}
		return true;
	}

	return {
		get: (version, key) => {
			const value = isCurrent(version) ? values.get(key) : undefined;
			if (value === undefined) return undefined;
			// Moves the entry to the end, which is evicted last; unnecessary while the cache is half empty.
			if (bytes > mostBytes / 2) {
				values.delete(key);
				values.set(key, value);
			}
			return value;
		},
		set: (version, key, value) => {
			if (!isCurrent(version) || size(key, value) > mostBytes / 4) return;
			remove(key);
			values.set(key, value);
			bytes += size(key, value);
			for (const oldest of values.keys()) {
				if (bytes <= mostBytes) break;
				remove(oldest);
			}
		},
	};
}
