import { nextRun } from '../../jobs/next-run.ts';
import type { Watch } from '../watches.store.ts';
import type { SilenceNews } from './news.ts';

type Looked = Pick<Watch, 'lookedMs' | 'schedule' | 'silenceReportedMs'>;

/** A watch that missed a look was silent, which looks like “all is well”. */
export function resumedNews(
	watch: Looked,
	timeZone: string,
	nowMs: number,
): readonly SilenceNews[] {
	const sinceMs = silentSinceMs(watch, timeZone, nowMs);
	return sinceMs === null ? [] : [{ change: 'resumed', sinceMs }];
}

/** Reported once for each time that the watch stops. */
export function stoppedNews(
	watch: Looked,
	timeZone: string,
	nowMs: number,
): readonly SilenceNews[] {
	const sinceMs = silentSinceMs(watch, timeZone, nowMs);
	const isReported = (watch.silenceReportedMs ?? 0) >= (watch.lookedMs ?? 0);
	return sinceMs === null || isReported ? [] : [{ change: 'stopped', sinceMs }];
}

/** Null unless a whole look was missed. */
function silentSinceMs({ lookedMs, schedule }: Looked, timeZone: string, nowMs: number) {
	if (lookedMs === null) return null;
	const due = nextRun(schedule, timeZone, lookedMs);
	return nowMs > nextRun(schedule, timeZone, due) ? lookedMs : null;
}
