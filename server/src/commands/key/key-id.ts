import { usageError } from '../../process/expected-error.ts';

/** The one id that `key revoke` and `key rotate` take. */
export function keyIdOf(positionals: readonly string[]): number {
	const id = Number(positionals[0]);
	if (Number.isInteger(id) && positionals.length === 1) return id;
	throw usageError('Which key? Give its id. “plumbline key list” shows it.');
}
