import { endingOn, type Granularity, type PeriodLength } from '@plumbline/core/api';
import type { Site } from '../../accounts/sites.store.ts';
import type { Database } from '../../database/open-database.ts';
import { type Day, dayAt, formatDay, parseDay } from '../../facts/day.ts';
import { lastCompleteDay } from '../../rankings/coverage/seen-days.store.ts';
import { factSources } from '../../rankings/question/series.store.ts';
import { trackedEngine } from '../../rankings/question/tracked-engine.store.ts';

export interface GivenDates {
	readonly from?: string | undefined;
	readonly to?: string | undefined;
	/** The length of the range, instead of its first day. */
	readonly days?: number | undefined;
}

interface ShownDates {
	readonly date_from: string;
	readonly date_to: string;
	readonly granularity: Granularity;
}

const usualLength: PeriodLength = 91;

/** The requested range, else the last three months, else the period of the newest export. */
export async function shownDates(
	database: Database,
	asked: GivenDates & { readonly site: Site; readonly engine: string; readonly nowMs: number },
): Promise<ShownDates> {
	const { days } = asked;
	const ranks = await reportedDays(database, asked);
	const to = asked.to ?? formatDay(ranks.to);
	const lastDay = parseDay(to) ?? ranks.to;
	const firstDay = endingOn(lastDay, days ?? usualLength).from;
	const isLengthGiven = days !== undefined || ranks.from === null;
	const from = asked.from ?? formatDay(isLengthGiven ? firstDay : Math.min(ranks.from, lastDay));
	return { date_from: from, date_to: to, granularity: stepsOf(from, to) };
}

/**
 * The last day of the ranks: that of an export with its first one, the last complete day of a search
 * engine’s report, and for checks of results pages, which never change, today.
 */
async function reportedDays(
	database: Database,
	{ site, engine, nowMs }: Parameters<typeof shownDates>[1],
): Promise<{ readonly from: Day | null; readonly to: Day }> {
	const today = dayAt(nowMs, site.timeZone);
	const target = { siteId: site.id, engineId: (await trackedEngine(database, site.id, engine)).id };
	const { series } = await factSources(database, target, { from: 0, to: today });
	if (series.kind === 'period') return { from: series.fromDay, to: series.toDay };
	const last = series.kind === 'search' ? await lastCompleteDay(database, target) : null;
	return { from: null, to: last ?? today };
}

/** The step size that fits beside the keywords. */
function stepsOf(from: string, to: string): Granularity {
	const days = (parseDay(to) ?? 0) - (parseDay(from) ?? 0) + 1;
	if (days <= 31) return 'daily';
	return days <= 220 ? 'weekly' : 'monthly';
}
