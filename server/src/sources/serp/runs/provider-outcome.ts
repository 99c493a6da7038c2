import type { SourceError } from '../../source.ts';
import { isOfTheAccount } from './give-up.ts';
import type { DueKeyword } from './serp-run.ts';

/** How far a provider got with its keywords. */
export interface ProviderOutcome {
	/** Keywords that it could not check, for the next provider. */
	readonly left: readonly LeftKeyword[];
	/** Why the provider was given up; null if it was not. */
	readonly gaveUp: SourceError | null;
	/** The monthly cap has no room for more requests. */
	readonly isCapReached: boolean;
}

export interface LeftKeyword {
	readonly keyword: DueKeyword;
	/** Null if the keyword was not tried, or failed only for reasons of the account. */
	readonly error: SourceError | null;
}

export function leftWith(keyword: DueKeyword, error: SourceError): LeftKeyword {
	return { keyword, error: isOfTheAccount(error) ? null : error };
}

/** True if a later retry may succeed. */
export function mayPass({ failure }: SourceError): boolean {
	return failure === 'temporary' || failure === 'quota';
}
