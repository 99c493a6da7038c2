import type { Caller } from './api-keys.store.ts';
import type { CallerFinder } from './caller-finder.ts';

/** A key that is valid in this process alone: it is never stored and never leaves the process. */
export interface OwnKey {
	readonly key: string;
	readonly caller: Caller;
}

/** Also finds the caller of this process's own key. */
export function withOwnKey(callers: CallerFinder, { key, caller }: OwnKey): CallerFinder {
	return {
		find: async (apiKey, dataVersion, sparesDatabase) =>
			apiKey === key ? caller : callers.find(apiKey, dataVersion, sparesDatabase),
		settled: () => callers.settled(),
	};
}
