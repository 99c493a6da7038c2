import type { Granularity } from '@plumbline/core/api';
import type { Site } from '../../accounts/sites.store.ts';
import type { Database } from '../../database/open-database.ts';
import { type Day, dayAt, formatDay, parseDay } from '../../facts/day.ts';
import type { Period } from '../../rankings/question/question.ts';
import { factSources } from '../../rankings/question/series.store.ts';
import { trackedEngine } from '../../rankings/question/tracked-engine.store.ts';

export interface GivenDates {
	readonly from?: string | undefined;
	readonly to?: string | undefined;
}

interface ShownDates {
	readonly date_from: string;
	readonly date_to: string;
	readonly granularity: Granularity;
}

/** Thirteen weeks. */
const shownDays = 91;

/** The requested range, else the last weeks, else the period of the newest export. */
export async function shownDates(
	database: Database,
	asked: GivenDates & { readonly site: Site; readonly engine: string; readonly nowMs: number },
): Promise<ShownDates> {
	const today = dayAt(asked.nowMs, asked.site.timeZone);
	const period = await exportedPeriod(database, asked, today);
	const to = asked.to ?? formatDay(period?.toDay ?? today);
	const lastDay = parseDay(to) ?? today;
	const firstDay = Math.min(period?.fromDay ?? lastDay - shownDays + 1, lastDay);
	const from = asked.from ?? formatDay(firstDay);
	return { date_from: from, date_to: to, granularity: stepsOf(from, to) };
}

/** For a site that has only totals from an export. */
async function exportedPeriod(
	database: Database,
	{ site, engine }: { readonly site: Site; readonly engine: string },
	today: Day,
): Promise<Period | null> {
	const target = { siteId: site.id, engineId: (await trackedEngine(database, site.id, engine)).id };
	const { series } = await factSources(database, target, { from: 0, to: today });
	return series.kind === 'period' ? series : null;
}

/** The step size that fits beside the keywords. */
function stepsOf(from: string, to: string): Granularity {
	const days = (parseDay(to) ?? 0) - (parseDay(from) ?? 0) + 1;
	if (days <= 31) return 'daily';
	return days <= 220 ? 'weekly' : 'monthly';
}
