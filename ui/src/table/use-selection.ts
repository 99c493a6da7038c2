import { useState } from 'preact/hooks';
import type { RowKey } from './column.ts';

export interface Selection<Key extends RowKey> {
	readonly keys: ReadonlySet<Key>;
	readonly toggle: (key: Key) => void;
	/** Selects all of these; none of them if some are selected. */
	readonly toggleAll: (keys: readonly Key[]) => void;
	readonly clear: () => void;
}

/** The rows that somebody ticked, by their keys. */
export function useSelection<Key extends RowKey>(): Selection<Key> {
	const [keys, select] = useState<ReadonlySet<Key>>(new Set());
	function toggleAll(some: readonly Key[]) {
		const others = new Set(keys);
		for (const key of some) others.delete(key);
		select(others.size < keys.size ? others : new Set([...keys, ...some]));
	}
	return { keys, toggle: (key) => toggleAll([key]), toggleAll, clear: () => select(new Set()) };
}
