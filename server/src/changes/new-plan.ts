import type { addPlan, OutputOf, ParsedInputOf } from '@plumbline/core/api';
import { dayAt, formatDay, parseDay } from '../facts/day.ts';
import { urlKey } from '../facts/url-key.ts';
import { webUrl } from '../facts/web-url.ts';
import { urlKeys } from './planned-batches.ts';
import type { StoredPlan } from './plans.store.ts';

type Wanted = Omit<ParsedInputOf<typeof addPlan>, 'site_global_key' | 'dry_run'>;

interface PlanFault {
	readonly parameter: 'changed' | 'alone';
	readonly message: string;
}

interface NewPlan {
	/** Null if the plan can be kept. */
	readonly fault: PlanFault | null;
	readonly plan: StoredPlan;
	readonly outcome: OutputOf<typeof addPlan>;
}

/** The plan as it is kept, and what the call answers. */
export function newPlan(
	{ alone, changed, date, note }: Wanted,
	{ timeZone }: { readonly timeZone: string },
	nowMs: number,
): NewPlan {
	const today = dayAt(nowMs, timeZone);
	const day = date === undefined ? today : (parseDay(date) ?? today);
	return {
		fault: faultIn('changed', changed) ?? faultIn('alone', alone) ?? faultOfBoth(changed, alone),
		plan: { note, day, createdMs: nowMs, changed, alone },
		outcome: {
			date: formatDay(day),
			changed_count: urlKeys(changed).size,
			alone_count: urlKeys(alone).size,
		},
	};
}

function faultIn(parameter: PlanFault['parameter'], urls: readonly string[]): PlanFault | null {
	const wrong = urls.find((url) => webUrl(url) === null);
	if (wrong === undefined) return null;
	const message = `“${wrong.slice(0, 200)}” is not a URL. Write it in full, such as https://example.com/page.`;
	return { parameter, message };
}

function faultOfBoth(changed: readonly string[], alone: readonly string[]): PlanFault | null {
	const kept = urlKeys(alone);
	const both = changed.find((url) => kept.has(urlKey(url)));
	if (both === undefined) return null;
	const message = `“${both.slice(0, 200)}” is in both lists. A page is either changed or left alone.`;
	return { parameter: 'alone', message };
}
