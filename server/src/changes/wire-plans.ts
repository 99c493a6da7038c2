import type { KeptPlan } from '@plumbline/core/api';
import type { Database } from '../database/open-database.ts';
import { formatDay } from '../facts/day.ts';
import { batchesOf } from './batches.ts';
import { pageChanges } from './page-changes.store.ts';
import { batchOfPlan } from './planned-batches.ts';
import { keptPlans } from './plans.store.ts';

/** The plans of a site, each with the day on which its change was made. */
export async function wirePlans(
	database: Database,
	{ id, timeZone }: { readonly id: number; readonly timeZone: string },
): Promise<KeptPlan[]> {
	const batches = batchesOf(await pageChanges(database, { siteId: id }));
	return (await keptPlans(database, id)).map((plan) => {
		const made = batchOfPlan(plan, batches, timeZone);
		return {
			note: plan.note,
			date: formatDay(plan.day),
			created_at: new Date(plan.createdMs).toISOString(),
			made_on: made && formatDay(made.day),
			changed: [...plan.changed],
			alone: [...plan.alone],
		};
	});
}
