import type { SourceError } from '../../source.ts';
import { isOfTheAccount } from './give-up.ts';
import type { DueKeyword } from './serp-run.ts';

/** How far a provider got with its keywords. */
export interface ProviderOutcome {
	/** Keywords that it could not check; the next provider may. */
	readonly left: readonly LeftKeyword[];
	/** Why it was given up before the end; null if it was not. */
	readonly gaveUp: SourceError | null;
	/** The monthly cap has no room for more requests. */
	readonly isCapReached: boolean;
}

export interface LeftKeyword {
	readonly keyword: DueKeyword;
	/** Null when it was not even tried, or could not be for reasons of the account. */
	readonly error: SourceError | null;
}

export function leftWith(keyword: DueKeyword, error: SourceError): LeftKeyword {
	return { keyword, error: isOfTheAccount(error) ? null : error };
}

/** Worth a retry later. */
export function mayPass({ failure }: SourceError): boolean {
	return failure === 'temporary' || failure === 'quota';
}
