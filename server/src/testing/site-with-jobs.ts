import { createAccount } from '../accounts/accounts.store.ts';
import { ensureSite } from '../accounts/sites.store.ts';
import type { Database } from '../database/open-database.ts';
import { enqueueJob } from '../jobs/enqueue-job.store.ts';
import type { NewJob } from '../jobs/job.ts';

/** A site and its jobs, due at 1,000 by default. */
export async function siteWithJobs(
	database: Database,
	jobs: readonly (Partial<NewJob> & Pick<NewJob, 'key'>)[],
): Promise<number> {
	const account = await createAccount(database, { name: 'Bakery' });
	const site = await ensureSite(database, {
		accountId: account?.id ?? 0,
		domain: 'bakery.example',
		title: 'Bakery',
	});
	for (const job of jobs) {
		const usual = { kind: 'bake', payload: null, schedule: null, runAtMs: 1000 };
		await enqueueJob(database, { siteId: site.id, ...usual, ...job });
	}
	return site.id;
}
