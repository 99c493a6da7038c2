import { openDatabase } from '../database/open-database.ts';
import { enqueueJob } from '../jobs/enqueue-job.store.ts';
import { defaultJobs, runJobs } from '../jobs/run-jobs.ts';
import { surviveStrayErrors } from '../process/stray-errors.ts';

// A process whose first job never ends by itself, because its callback throws; then a good one.

const [, , databaseUrl = '', siteId = '', stray = ''] = process.argv;
const say = (line: string) => void process.stdout.write(`${line}\n`);
const log = {
	info: (_: object, message: string) => say(message),
	warn: (details: object, message: string) => say(`${message} ${Object(details).problem}`),
	error: (details: object, message: string) => say(`${message} ${Object(details).err}`),
};

function strayError(): void {
	if (stray === 'rejection') Promise.reject(new Error('stray'));
	else throw new Error('stray');
}

surviveStrayErrors(log);
const database = await openDatabase(databaseUrl);
for (const [index, kind] of ['bad', 'good'].entries()) {
	const job = { siteId: Number(siteId), payload: null, schedule: null };
	await enqueueJob(database, { ...job, key: kind, kind, runAtMs: index });
}
const perform = ({ kind }: { readonly kind: string }) =>
	kind === 'good' ? Promise.resolve([]) : new Promise<never>(() => setTimeout(strayError, 10));
await runJobs({
	...defaultJobs,
	...{ database, log, perform, clock: async () => Date.now() },
	mostAtOnce: 1,
	signal: new AbortController().signal,
});
