/** The value of the last load, for a while; one load at a time. A failed load is not remembered. */
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
