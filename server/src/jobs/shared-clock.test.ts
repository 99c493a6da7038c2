import { expect } from 'vitest';
import { dialectOf } from '../database/dialect-of.ts';
import { onEachEngine } from '../testing/database.ts';
import { sharedClock } from './shared-clock.ts';

onEachEngine('machines that share a database use one clock', async (database) => {
	const setWrong = sharedClock(database, () => 1000);
	const shown = await setWrong();
	if (dialectOf(database) === 'sqlite') expect(shown).toBe(1000);
	else expect(Math.abs(shown - Date.now())).toBeLessThan(60_000);
});
