import { useEffect, useState } from 'preact/hooks';
import { markedResults } from './results-pages.ts';

/** Origins of the results pages that the user switched on; null until they are known. */
export function useMarkedResults(): readonly string[] | null {
	const [marked, setMarked] = useState<readonly string[] | null>(null);
	useEffect(() => {
		void markedResults.getValue().then(setMarked);
		return markedResults.watch(setMarked);
	}, []);
	return marked;
}
