import { setTimeout as wait } from 'node:timers/promises';
import { seeded } from '../testing/fake-google/random.ts';
import type { Victim } from './victim.ts';

/** Of each of four operations on either engine: 200 in all. */
export const kills = 25;
/** As many of those that store facts are imports of a file. */
export const importKills = 5;

/** Lets it work for a while that is always the same for the same words, up to a limit, and kills it. */
export async function killWithin(
	victim: Victim,
	longestMs: number,
	...seed: readonly (string | number)[]
): Promise<boolean> {
	await wait(seeded('kill', ...seed) * longestMs);
	return victim.kill();
}
