import { useCallback, useContext, useEffect, useRef, useState } from 'preact/hooks';
import { SessionContext } from '../session/session.ts';
import { type AskedPart, firstRows, type Part, rowsAtOnce } from './growing-rows.ts';
import { isSignedOut } from './send.ts';

/** A list that the server filters and sorts, of which the first rows are here. */
export interface ServerRows<Row, Head> extends Part<Row> {
	/** Facts of the first part about all rows, such as sums. */
	readonly head: Head;
}

export interface LoadedRows<Row, Head> {
	/** Null until the first answer; the rows before stay until those of a new question arrive. */
	readonly list: ServerRows<Row, Head> | null;
	readonly isLoading: boolean;
	readonly error: Error | null;
	readonly reload: () => void;
	/** Loads the next rows, if there are any. */
	readonly loadMore: () => void;
	/** All rows, also those that nobody has scrolled to. */
	readonly loadAll: () => Promise<readonly Row[]>;
	/** Replaces rows that people have changed. */
	readonly update: (change: (row: Row) => Row) => void;
}

type Load<Row, Head> = (part: AskedPart, signal: AbortSignal) => Promise<ServerRows<Row, Head>>;

interface State<Row, Head> {
	readonly key: string | null;
	readonly list: ServerRows<Row, Head> | null;
	readonly error: Error | null;
}

/** While somebody types, in ms. */
const pause = 150;

/** The rows that fit the question with this key; a null key loads nothing. */
export function useServerRows<Row, Head>(
	key: string | null,
	load: Load<Row, Head>,
): LoadedRows<Row, Head> {
	const { onSignedOut, signIns } = useContext(SessionContext);
	const [state, set] = useState<State<Row, Head>>({ key: null, list: null, error: null });
	const [times, again] = useState(0);
	const gone = useRef(new AbortController());
	const isGrowing = useRef(false);
	const isFirst = state.key === null;

	// The key says what is loaded.
	useEffect(() => {
		if (key === null) return;
		const current = new AbortController();
		gone.current = current;
		isGrowing.current = false;
		const begin = () =>
			load({ offset: 0, limit: firstRows }, current.signal).then(
				(list) => {
					if (!current.signal.aborted) set({ key, list, error: null });
				},
				(error: Error) => {
					if (current.signal.aborted) return;
					if (isSignedOut(error)) onSignedOut();
					set((before) => ({ ...before, key, error }));
				},
			);
		const timer = setTimeout(begin, isFirst ? 0 : pause);
		return () => {
			clearTimeout(timer);
			current.abort();
		};
	}, [key, times, signIns]);

	async function grow(list: ServerRows<Row, Head>): Promise<ServerRows<Row, Head>> {
		const part = { offset: list.rows.length, limit: rowsAtOnce };
		const { rows } = await load(part, gone.current.signal);
		// Rows may have been removed since the first part.
		const total = rows.length === 0 ? list.rows.length : list.total;
		return { ...list, rows: [...list.rows, ...rows], total };
	}
	const { list } = state;
	const isMore = list !== null && state.key === key && list.rows.length < list.total;

	function loadMore(): void {
		if (!isMore || isGrowing.current) return;
		const { signal } = gone.current;
		isGrowing.current = true;
		grow(list)
			.then(
				(grown) => signal.aborted || set({ key, list: grown, error: null }),
				(error: Error) => signal.aborted || set((before) => ({ ...before, error })),
			)
			.finally(() => {
				isGrowing.current = false;
			});
	}
	async function loadAll(): Promise<readonly Row[]> {
		try {
			let all = list;
			while (all !== null && all.rows.length < all.total) all = await grow(all);
			return all?.rows ?? [];
		} catch (error) {
			set((before) => ({ ...before, error: error instanceof Error ? error : null }));
			throw error;
		}
	}
	return {
		list,
		isLoading: key !== null && state.key !== key,
		error: state.error,
		reload: useCallback(() => again((count) => count + 1), []),
		loadMore,
		loadAll,
		update: (change) =>
			set((before) => ({
				...before,
				list: before.list && { ...before.list, rows: before.list.rows.map(change) },
			})),
	};
}
