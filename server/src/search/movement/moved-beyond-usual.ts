import { claims } from '../../changes/effects/false-discoveries.ts';
import type { Database } from '../../database/open-database.ts';
import type { Day } from '../../facts/day.ts';
import type { SearchedSeries } from '../series/searched-series.store.ts';
import { type PageMovement, pageMovements, type Spans, shareOfLooks } from './movement.ts';
import { clicksByWeek, type PageWeeks } from './page-weeks.store.ts';
import { grownPages, knownWeeks, spansOf } from './week-spans.ts';

interface Question {
	readonly to: Day;
	/** Whole weeks of the site up to that day, for `knownWeeks`; null where pages were not read. */
	readonly weeks: Spans;
	readonly weeksOfStep: number;
}

export interface MovedBeyondUsual {
	/** Null where pages were judged. */
	readonly notJudged: 'short' | 'few' | null;
	readonly judged: number;
	readonly young: number;
	/** The largest steps first. */
	readonly moved: readonly MovedPage[];
}

interface MovedPage extends PageMovement {
	/** Its clicks by week, oldest first. */
	readonly weeks: readonly number[];
}

/** With fewer, no page is typical. */
const fewestPages = 8;
/** Of all pages that are named for steps of four weeks, at most this share is named by chance. */
const mostFalse = 0.01;

/** The pages that moved more than they usually do, all pages of the site taken together. */
export async function movedBeyondUsual(
	database: Database,
	series: SearchedSeries,
	{ to, weeks, weeksOfStep }: Question,
): Promise<MovedBeyondUsual> {
	const { pages } = await clicksByWeek(database, series, to, knownWeeks);
	return judgePages(pages, weeks, weeksOfStep);
}

export function judgePages(
	pages: readonly PageWeeks[],
	weeks: Spans,
	weeksOfStep: number,
): MovedBeyondUsual {
	const movements = pageMovements(grownPages(pages, weeksOfStep), spansOf(weeks, weeksOfStep));
	const notJudged =
		movements.length === 0 ? 'short' : movements.length < fewestPages ? 'few' : null;
	if (notJudged !== null) return { notJudged, judged: 0, young: 0, moved: [] };
	const claimed = claims(
		movements.map(({ chance }) => chance),
		mostFalse * shareOfLooks(weeksOfStep),
	);
	const weeksOf = new Map(pages.map(({ clicks, pageId }) => [pageId, clicks]));
	return {
		notJudged,
		judged: movements.length,
		young: pages.length - movements.length,
		moved: movements
			.filter((_, at) => claimed[at])
			.map((movement) => ({ ...movement, weeks: weeksOf.get(movement.pageId) ?? [] }))
			.sort(byStep),
	};
}

const byStep = (one: PageMovement, other: PageMovement) =>
	Math.abs(other.clicks - other.expected) - Math.abs(one.clicks - one.expected);
