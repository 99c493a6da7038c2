import { readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../database/open-database.ts';
import { defaultJobs, runJobs } from '../jobs/run-jobs.ts';
import { sharedClock } from '../jobs/shared-clock.ts';
import { stopSignal } from '../process/stop-signal.ts';

// A process that runs jobs. It creates a file `ready` once a signal can stop it. During a job it
// holds a file that only one process can create. If a process that is still alive holds that file
// already, the job runs twice at once, and this process creates a file `twice`.

const [, , databaseUrl = '', folder = '', leaseMs = '60000', workMs = '5'] = process.argv;
const database = await openDatabase(databaseUrl);
const signal = stopSignal(process);
const log = { info: () => undefined, warn: () => undefined, error: console.error };

writeFileSync(join(folder, `${process.pid}.ready`), '');
await runJobs({
	...defaultJobs,
	database,
	clock: sharedClock(database, Date.now),
	leaseMs: Number(leaseMs),
	pollMs: 10,
	log,
	signal,
	perform: async ({ key }) => {
		const held = join(folder, `${key}.held`);
		hold(held, join(folder, `${key}.twice`));
		await wait(Number(workMs));
		unlinkSync(held);
		writeFileSync(join(folder, `${key}.done`), '');
		return [];
	},
});
await database.destroy();

function hold(held: string, twice: string): void {
	try {
		writeFileSync(held, String(process.pid), { flag: 'wx' });
	} catch {
		if (isAlive(Number(readFileSync(held, 'utf8')))) writeFileSync(twice, '');
		writeFileSync(held, String(process.pid));
	}
}

function isAlive(pid: number): boolean {
	try {
		return pid > 0 && process.kill(pid, 0);
	} catch {
		return false;
	}
}
