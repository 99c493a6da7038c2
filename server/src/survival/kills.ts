import { setTimeout as wait } from 'node:timers/promises';
import { seeded } from '../testing/fake-google/shown-queries.ts';
import type { Victim } from './victim.ts';

/**
 * Kills of each of four operations on both engines: 40 in all. Each needs a start of the program,
 * so five times as many are made on request only: `PLUMBLINE_KILLS=25 npm test -- server/src/survival`.
 */
export const kills = Number(process.env.PLUMBLINE_KILLS ?? 5);
/** How many of the kills while facts are stored happen during an import of a file. */
export const importKills = kills / 5;

/** Kills it after a delay up to a limit; the same words always give the same delay. */
export async function killWithin(
	victim: Victim,
	longestMs: number,
	...seed: readonly (string | number)[]
): Promise<boolean> {
	await wait(seeded('kill', ...seed) * longestMs);
	return victim.kill();
}
