import { useCallback, useContext, useEffect, useState } from 'preact/hooks';
import { SessionContext } from '../session/session.ts';
import { isSignedOut } from './send.ts';

export interface Loaded<Data> {
	/** Null until the first answer; stays while it is loaded again. */
	readonly data: Data | null;
	readonly error: Error | null;
	readonly isLoading: boolean;
	readonly reload: () => void;
}

/**
 * Loads data, and loads it again when the key changes. A null key loads nothing. If the session has
 * ended, the sign-in form appears over the screen, and the data is loaded after it.
 */
export function useAnswer<Data>(
	key: string | null,
	load: (signal: AbortSignal) => Promise<Data>,
): Loaded<Data> {
	const { onSignedOut, signIns } = useContext(SessionContext);
	const [state, set] = useState<{ key: string | null; data: Data | null; error: Error | null }>({
		key: null,
		data: null,
		error: null,
	});
	const [times, again] = useState(0);
	const reload = useCallback(() => again((count) => count + 1), []);

	// The key says what `load` loads.
	useEffect(() => {
		if (key === null) return;
		const gone = new AbortController();
		load(gone.signal).then(
			(data) => {
				if (!gone.signal.aborted) set({ key, data, error: null });
			},
			(error: Error) => {
				if (gone.signal.aborted) return;
				if (isSignedOut(error)) onSignedOut();
				set((before) => ({ key, data: before.key === key ? before.data : null, error }));
			},
		);
		return () => gone.abort();
	}, [key, times, signIns]);

	const isCurrent = state.key === key;
	return {
		data: isCurrent ? state.data : null,
		error: isCurrent ? state.error : null,
		isLoading: key !== null && !isCurrent,
		reload,
	};
}
