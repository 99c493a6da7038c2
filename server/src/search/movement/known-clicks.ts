import { daysIn, isWithin } from '@plumbline/core/api';
import type { Database } from '../../database/open-database.ts';
import { type Day, type DayRange, formatDay } from '../../facts/day.ts';
import { coverageIn } from '../../rankings/coverage/coverage-in.ts';
import type { SearchedSeries } from '../series/searched-series.store.ts';
import { siteDays } from '../totals/site-totals.store.ts';
import { type Movement, siteMovement } from './movement.ts';
import { knownWeeks, spansOf } from './week-spans.ts';

export interface KnownClicks {
	/** Whole weeks up to the last day, oldest first; null for one without complete figures. */
	readonly weeks: readonly { readonly date: string; readonly clicks: number | null }[];
	/** The same where every day also has figures by page. */
	readonly weeksWithPages: readonly (number | null)[];
	readonly clicksIn: (range: DayRange) => number;
}

/** A comparison with the year before needs two years. */
const knownDays = 2 * 53 * 7;

export async function knownClicks(
	database: Database,
	series: SearchedSeries | null,
	lastDay: Day,
): Promise<KnownClicks> {
	const all = { from: lastDay - knownDays + 1, to: lastDay };
	const weeks = { from: lastDay - 7 * knownWeeks + 1, to: lastDay };
	const [days, coverage, withPages] = await Promise.all([
		siteDays(database, series, all),
		coverageIn(database, series, weeks, { pages: false }),
		coverageIn(database, series, weeks, { pages: true }),
	]);
	const clicksIn = ({ from, to }: DayRange) =>
		days.reduce((sum, { clicks, day }) => (from <= day && day <= to ? sum + clicks : sum), 0);
	const inWeeks = (gaps: typeof coverage) => {
		const [isMissing, isOpen] = [isWithin(gaps.missing), isWithin(gaps.incomplete)];
		return weeksIn(weeks).map((week) => {
			for (let day = week.from; day <= week.to; day++) {
				if (isMissing(day) || isOpen(day)) return null;
			}
			return clicksIn(week);
		});
	};
	const clicks = inWeeks(coverage);
	return {
		clicksIn,
		weeks: weeksIn(weeks).map(({ from }, at) => ({
			date: formatDay(from),
			clicks: clicks[at] ?? null,
		})),
		weeksWithPages: inWeeks(withPages),
	};
}

export const stepOfSite = ({ weeks }: KnownClicks, length: number): Movement | null =>
	siteMovement(
		spansOf(
			weeks.map(({ clicks }) => clicks),
			length,
		),
	);

const weeksIn = (range: DayRange): readonly DayRange[] =>
	Array.from({ length: daysIn(range) / 7 }, (_, at) => {
		const from = range.from + 7 * at;
		return { from, to: from + 6 };
	});
