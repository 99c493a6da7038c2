import { hasCode } from '../process/expected-error.ts';

/** The failures of statements since this program opened the database. */
export interface Trouble {
	/** True after a write that found the disk full, until one succeeds. */
	isFull: boolean;
	/** The first damage that was found; kept, because damage does not pass by itself. */
	damage: Error | null;
}

export const noTrouble = (): Trouble => ({ isFull: false, damage: null });

/** Returns the error, for `throw`. */
export function noted(trouble: Trouble, error: unknown): unknown {
	if (hasCode(error, 'storage_full')) trouble.isFull = true;
	if (hasCode(error, 'database_damaged')) trouble.damage ??= error;
	return error;
}
