import type { Granularity } from '@plumbline/core/api';
import type { Site } from '../../accounts/sites.store.ts';
import type { Database } from '../../database/open-database.ts';
import { type Day, dayAt, formatDay, parseDay } from '../../days/day.ts';
import { factSources } from '../../rankings/series.store.ts';
import { trackedEngine } from '../../rankings/tracked-engine.store.ts';

export interface GivenDates {
	readonly from: string | undefined;
	readonly to: string | undefined;
}

interface ShownDates {
	readonly date_from: string;
	readonly date_to: string;
	readonly granularity: Granularity;
}

/** Thirteen weeks. */
const shownDays = 91;

/** The range that was asked for, else the last weeks, else the period of the newest export. */
export async function shownDates(
	database: Database,
	asked: GivenDates & { readonly site: Site; readonly engine: string; readonly nowMs: number },
): Promise<ShownDates> {
	const newest = await newestDays(database, asked);
	const to = asked.to ?? formatDay(newest.to);
	const from = asked.from ?? formatDay(Math.min(newest.from, parseDay(to) ?? newest.to));
	return { date_from: from, date_to: to, granularity: stepsOf(from, to) };
}

async function newestDays(
	database: Database,
	{ site, engine, nowMs }: { readonly site: Site; readonly engine: string; readonly nowMs: number },
): Promise<{ readonly from: Day; readonly to: Day }> {
	const today = dayAt(nowMs, site.timeZone);
	const target = { siteId: site.id, engineId: (await trackedEngine(database, site.id, engine)).id };
	const { series } = await factSources(database, target, { from: 0, to: today });
	if (series.kind === 'period') return { from: series.fromDay, to: series.toDay };
	return { from: today - shownDays + 1, to: today };
}

/** As many as fit beside the keywords. */
function stepsOf(from: string, to: string): Granularity {
	const days = (parseDay(to) ?? 0) - (parseDay(from) ?? 0) + 1;
	if (days <= 31) return 'daily';
	return days <= 220 ? 'weekly' : 'monthly';
}
