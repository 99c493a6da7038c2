import { rules } from '@plumbline/core';
import type { addChanges, ParsedInputOf } from '@plumbline/core/api';
import type { Database } from '../database/open-database.ts';
import { type Day, dayAt, formatDay, parseDay } from '../facts/day.ts';
import { webUrl } from '../facts/web-url.ts';
import { lockPage } from './lock-page.store.ts';
import { addPageChanges, wholeSite } from './page-changes.store.ts';

export type NewChanges = Omit<ParsedInputOf<typeof addChanges>, 'site_global_key' | 'dry_run'>;

export interface AddedChanges {
	readonly date: string;
	readonly added: number;
	/** Pages that had the change before. */
	readonly known: number;
}

/** In a transaction of the caller, after `faultOfChanges` found nothing. */
export async function addChangesByHand(
	database: Database,
	site: { readonly id: number; readonly timeZone: string },
	wanted: NewChanges,
	nowMs: number,
): Promise<AddedChanges> {
	const day = dayOfChanges(wanted, dayAt(nowMs, site.timeZone));
	const pageIds = new Set<number>();
	// Sorted, so that two calls lock pages in the same order.
	for (const url of wanted.url.toSorted()) {
		pageIds.add(await lockPage(database, site.id, url));
	}
	const isOfSite = wanted.url.length === 0;
	const added = await addPageChanges(database, site.id, isOfSite ? [wholeSite] : [...pageIds], {
		day,
		fields: [],
		note: wanted.note,
		seenMs: nowMs,
		madeBy: wanted.made_by ?? 'unknown',
		resolved: [...new Set(wanted.rules)].sort(),
		caused: [],
	});
	return { date: formatDay(day), added, known: (isOfSite ? 1 : pageIds.size) - added };
}

/** The time zone in which a day begins first. */
const earliestTimeZone = 'Pacific/Kiritimati';

/**
 * After `faultOfChanges` found nothing. Today at the site at the latest, even if the next day
 * has begun where the change was made.
 */
export function dayOfChanges({ date }: Pick<NewChanges, 'date'>, today: Day): Day {
	return date === undefined ? today : Math.min(parseDay(date) ?? today, today);
}

export interface ChangesFault {
	readonly parameter: 'date' | 'url' | 'rules';
	readonly message: string;
}

/** The fault of a request with its parameter; null if it can be added. */
export function faultOfChanges(
	{ date, rules: names = [], url: urls }: NewChanges,
	nowMs: number,
): ChangesFault | null {
	const day = date === undefined ? null : parseDay(date);
	if (day !== null && day > dayAt(nowMs, earliestTimeZone)) {
		return {
			parameter: 'date',
			message: `“${date}” is in the future. Give the day of the change.`,
		};
	}
	const wrongUrl = urls.find((url) => webUrl(url) === null);
	if (wrongUrl !== undefined) {
		const message = `“${wrongUrl.slice(0, 200)}” is not a URL. Write it in full, such as https://example.com/page.`;
		return { parameter: 'url', message };
	}
	const unknown = names.find((name) => !rules.some((rule) => rule.name === name));
	if (unknown === undefined) return null;
	const message = `There is no rule “${unknown.slice(0, 100)}”. The list of rules has all names.`;
	return { parameter: 'rules', message };
}
