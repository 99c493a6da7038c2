import type { SourceError } from '../../source.ts';
import { isOfTheAccount } from './give-up.ts';
import type { DueKeyword } from './serp-run.ts';

/** How far a provider got with the keywords that it was given. */
export interface ProviderOutcome {
	/** What it could not look up; the next provider may. */
	readonly left: readonly LeftKeyword[];
	/** Why it was given up before the end; null when it was not. */
	readonly gaveUp: SourceError | null;
	/** The month has no room for more requests. */
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

/** Worth another try in a while. */
export function mayPass({ failure }: SourceError): boolean {
	return failure === 'temporary' || failure === 'quota';
}
