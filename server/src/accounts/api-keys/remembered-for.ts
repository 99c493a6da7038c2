/** Loads a value, and returns the same one until it is `keptMs` old; forgets a failed load. */
export function rememberedFor<Value>(
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
