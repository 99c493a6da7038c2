import { closeSync, openSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../database/open-database.ts';
import { defaultJobs, runJobs } from '../jobs/run-jobs.ts';
import { sharedClock } from '../jobs/shared-clock.ts';
import { stopSignal } from '../stop-signal.ts';

// A process that runs jobs. While it is at one it holds a file that only one can make: a second
// holder at the same time would show as a file `twice`.

const [, , databaseUrl = '', folder = ''] = process.argv;
const database = await openDatabase(databaseUrl);
const log = { info: () => undefined, warn: () => undefined, error: console.error };

await runJobs({
	...defaultJobs,
	database,
	clock: sharedClock(database, Date.now),
	pollMs: 10,
	log,
	signal: stopSignal(process),
	perform: async ({ key }) => {
		const held = join(folder, `${key}.held`);
		try {
			closeSync(openSync(held, 'wx'));
		} catch {
			writeFileSync(join(folder, `${key}.twice`), '');
		}
		await wait(5);
		unlinkSync(held);
		writeFileSync(join(folder, `${key}.by-${process.pid}`), '');
		return [];
	},
});
await database.destroy();
