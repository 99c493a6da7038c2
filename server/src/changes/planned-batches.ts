import { dayAt } from '../facts/day.ts';
import { urlKey } from '../facts/url-key.ts';
import type { ChangeBatch } from './batches.ts';
import type { StoredPlan } from './plans.store.ts';

interface Plans {
	readonly plans: readonly StoredPlan[];
	readonly timeZone: string;
}

/** The plan by which a batch was made: it has the note, and was kept before. */
export function planOf(
	{ day, note }: Pick<ChangeBatch, 'day' | 'note'>,
	{ plans, timeZone }: Plans,
): StoredPlan | null {
	const plan = plans.find((one) => note !== '' && one.note === note);
	return plan !== undefined && day >= dayAt(plan.createdMs, timeZone) ? plan : null;
}

/** The first change that was made by the plan; null if none was. */
export function batchOfPlan(
	plan: StoredPlan,
	batches: readonly ChangeBatch[],
	timeZone: string,
): ChangeBatch | null {
	const made = batches.filter((batch) => planOf(batch, { plans: [plan], timeZone }) !== null);
	return made.toSorted((one, other) => one.day - other.day)[0] ?? null;
}

export const urlKeys = (urls: readonly string[]): ReadonlySet<string> => new Set(urls.map(urlKey));
