import type { View } from '@wordpress/dataviews';
import { useEffect, useState } from '@wordpress/element';
import { failureText } from '../../server-answers/failure-text.ts';

interface Answer<Value> {
	/** The last answer; null before the first. */
	readonly answer: Value | null;
	readonly isLoading: boolean;
	readonly failure: string | null;
}

/** The answer of the site; requested again when the key or the view changes. */
export function useAnswer<Value>(
	read: (signal: AbortSignal) => Promise<Value>,
	key: string,
	view?: View,
): Answer<Value> {
	const [state, setState] = useState<Answer<Value>>({
		answer: null,
		isLoading: true,
		failure: null,
	});
	useEffect(() => {
		const asking = new AbortController();
		setState((before) => ({ ...before, isLoading: true, failure: null }));
		read(asking.signal).then(
			(answer) => setState({ answer, isLoading: false, failure: null }),
			(cause: unknown) => {
				if (asking.signal.aborted) return;
				setState((before) => ({ ...before, isLoading: false, failure: failureText(cause) }));
			},
		);
		return () => asking.abort();
	}, [key, view]);
	return state;
}
