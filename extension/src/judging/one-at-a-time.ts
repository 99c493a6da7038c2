/**
 * Does the work of each key one after the other, whatever becomes of the work before. Who asks while
 * it is under way joins it, unless something has happened that it cannot have seen.
 */
export function oneAtATime() {
	const underWay = new Map<number, Promise<void>>();

	return (key: number, work: () => Promise<void>, isAnew: boolean): Promise<void> => {
		const current = underWay.get(key);
		if (current && !isAnew) return current;
		const next = Promise.resolve(current)
			.then(work, work)
			.finally(() => underWay.get(key) === next && underWay.delete(key));
		underWay.set(key, next);
		return next;
	};
}
