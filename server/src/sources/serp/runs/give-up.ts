import type { SourceError } from '../../source.ts';

const mostInARow = 5;

/**
 * Decides when to give up a provider for the rest of a run: at once if its key or plan is the
 * problem, after several failures in a row for any other reason.
 */
export interface GiveUp {
	readonly reason: () => SourceError | null;
	readonly succeeded: () => void;
	readonly failed: (error: SourceError) => void;
}

export function createGiveUp(): GiveUp {
	let inARow = 0;
	let reason: SourceError | null = null;
	return {
		reason: () => reason,
		succeeded: () => {
			inARow = 0;
		},
		failed: (error) => {
			inARow++;
			if (isOfTheAccount(error) || inARow >= mostInARow) reason ??= error;
		},
	};
}

/** True if the failure says nothing about the keyword. */
export function isOfTheAccount({ failure }: SourceError): boolean {
	return failure === 'credentials' || failure === 'permission' || failure === 'quota';
}
