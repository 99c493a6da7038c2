import { usualDelayDays } from '@plumbline/core/api';
import type { Day } from '../facts/day.ts';
import type { ChangeBatch } from './batches.ts';
import { type BatchEffect, didItWork, type KnownSite } from './effects/did-it-work.ts';
import { type Windows, windowsAround } from './effects/windows.ts';
import type { StoredFigures } from './site-figures.store.ts';

/** A crawl later than this is unlikely to be the first one after the change. */
const longestDelayDays = 14;

/**
 * The day by which the engine knew nine in ten of the changed pages. `crawlDays`: the last known
 * crawl of each page; null without an inspection.
 */
function knownDay(madeDay: Day, crawlDays: readonly (Day | null)[]): Day {
	const days = crawlDays
		.map((day) =>
			day !== null && day >= madeDay && day <= madeDay + longestDelayDays
				? day
				: madeDay + usualDelayDays,
		)
		.sort((left, right) => left - right);
	return days[Math.ceil(days.length * 0.9) - 1] ?? madeDay + usualDelayDays;
}

/** All of its pages for an event of the whole site, which names none. */
function placesOf({ pageIds }: ChangeBatch, { pages, places }: StoredFigures): readonly number[] {
	return pageIds.length === 0 ? [...pages.keys()] : pageIds.flatMap((id) => places.get(id) ?? []);
}

export interface MeasuredBatch {
	readonly batch: ChangeBatch;
	readonly effect: BatchEffect;
	/** Whether a plan chose the pages to compare with. */
	readonly isPlanned: boolean;
}

/** A page with a change this long before or after a batch does not count as left alone. */
const restlessDays = 28;
const mostWindowDays = 56;

/** The windows of a batch; null while they are not over. */
export function windowsOf(
	batch: ChangeBatch,
	figures: StoredFigures,
	crawlDays: ReadonlyMap<number, Day>,
): Windows | null {
	return windowsAround(daysOf(batch, crawlDays), figures);
}

function daysOf({ day, pageIds }: ChangeBatch, crawlDays: ReadonlyMap<number, Day>) {
	const crawls = pageIds.map((id) => crawlDays.get(id) ?? null);
	return { madeDay: day, knownDay: knownDay(day, crawls) };
}

export function measureBatch(
	batch: ChangeBatch,
	all: readonly ChangeBatch[],
	figures: StoredFigures,
	{
		alone,
		crawlDays,
		sharedQueries,
	}: {
		/** The pages that a plan kept apart; null without one. */
		readonly alone: readonly number[] | null;
		readonly crawlDays: ReadonlyMap<number, Day>;
		readonly sharedQueries: NonNullable<KnownSite['sharedQueries']>;
	},
): BatchEffect {
	const place = (id: number) => figures.places.get(id) ?? [];
	const days = daysOf(batch, crawlDays);
	const own = new Set(batch.pageIds);
	const isShared = ({ pageIds }: ChangeBatch) =>
		pageIds.length === 0 || pageIds.length >= figures.pages.length / 2;
	const earlier = all.filter(
		(other) =>
			other.day < batch.day &&
			// Some of all pages are always changed.
			(isShared(batch) ? isShared(other) : other.pageIds.some((id) => own.has(id))),
	);
	const others = all.filter(
		(other) =>
			other !== batch &&
			// A release of the whole site changed the pages of this batch and all others alike.
			!isShared(other) &&
			other.day >= days.madeDay - restlessDays &&
			other.day < days.knownDay + mostWindowDays,
	);
	return didItWork(
		{ ...figures, sharedQueries },
		{
			...days,
			pages: placesOf(batch, figures),
			...(alone && { alone: alone.flatMap(place) }),
			earlierDays: earlier.map(({ day }) => day),
			alsoChanged: new Set(others.flatMap(({ pageIds }) => pageIds.flatMap(place))),
		},
	);
}
