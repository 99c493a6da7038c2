import { useState } from 'preact/hooks';
import type { RowSelection } from './data-table.tsx';

export interface Selection extends RowSelection {
	readonly clear: () => void;
}

/** The rows that somebody ticked, by their keys. */
export function useSelection(): Selection {
	const [keys, set] = useState<ReadonlySet<string>>(new Set());
	return {
		keys,
		toggle: (key) => {
			const others = new Set(keys);
			if (!others.delete(key)) others.add(key);
			set(others);
		},
		clear: () => set(new Set()),
	};
}
