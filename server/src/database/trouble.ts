import { hasCode } from '../errors/expected-error.ts';

/** What statements have met since this program opened the database. */
export interface Trouble {
	/** No write has succeeded since one found the disk full. */
	isFull: boolean;
	/** The first damage found: it does not pass by itself. */
	damage: Error | null;
}

export const noTrouble = (): Trouble => ({ isFull: false, damage: null });

/** Returns the error, for `throw`. */
export function noted(trouble: Trouble, error: unknown): unknown {
	if (hasCode(error, 'storage_full')) trouble.isFull = true;
	if (hasCode(error, 'database_damaged')) trouble.damage ??= error;
	return error;
}
