import { useContext, useEffect, useState } from 'preact/hooks';
import { SessionContext } from '../shell/session.ts';
import { isSignedOut } from './send.ts';

export interface AllRows<Row> {
	/** Null until the first rows arrive. */
	readonly rows: readonly Row[] | null;
	/** The number of all rows, of which some may still be on their way. */
	readonly total: number;
	/** Whether more rows are on their way. */
	readonly isLoading: boolean;
	readonly error: Error | null;
	readonly reload: () => void;
	/** Loads the rows after the first thousands, which takes the server a while. */
	readonly loadRest: () => void;
}

interface Part<Row> {
	readonly rows: readonly Row[];
	readonly total: number;
}

/** The most rows that an endpoint sends at once. */
export const rowsAtOnce = 1000;

/** Loaded without being asked. */
const mostAtFirst = 5000;

const nothing = { rows: null, total: 0, isLoading: true, error: null };

type State<Row> = Omit<AllRows<Row>, 'reload' | 'loadRest'>;

/** The rows of a list, a thousand at a time: the first are shown while the others are on their way. */
export function useAllRows<Row>(
	key: string | null,
	begin: () => (offset: number, signal: AbortSignal) => Promise<Part<Row>>,
): AllRows<Row> {
	const { onSignedOut, signIns } = useContext(SessionContext);
	const [state, set] = useState<State<Row>>(nothing);
	const [wholeKey, setWholeKey] = useState<string | null>(null);
	const most = key === wholeKey ? Number.POSITIVE_INFINITY : mostAtFirst;
	const [times, again] = useState(0);

	// The key says what is loaded.
	useEffect(() => {
		if (key === null) return;
		const gone = new AbortController();
		const load = async () => {
			const ask = begin();
			const all: Row[] = [];
			let total = Number.POSITIVE_INFINITY;
			let shown = 0;
			while (all.length < Math.min(total, most)) {
				const part = await ask(all.length, gone.signal);
				if (gone.signal.aborted) return;
				all.push(...part.rows);
				// Rows may have been removed since the first part.
				total = part.rows.length === 0 ? all.length : part.total;
				const isLoading = all.length < Math.min(total, most);
				// Sorting 100,000 rows again for each part would make the page slow.
				if (isLoading && all.length < 2 * shown) continue;
				shown = all.length;
				set({ rows: [...all], total, isLoading, error: null });
			}
		};
		// The rows stay while the rest is loaded.
		set((before) => (most === mostAtFirst ? nothing : { ...before, isLoading: true }));
		load().catch((error: Error) => {
			if (gone.signal.aborted) return;
			if (isSignedOut(error)) onSignedOut();
			set((before) => ({ ...before, isLoading: false, error }));
		});
		return () => gone.abort();
	}, [key, times, signIns, most]);
	return {
		...state,
		reload: () => again((count) => count + 1),
		loadRest: () => setWholeKey(key),
	};
}
