import { type CrawlProgress, crawlProgress } from '../../crawl/crawl-progress.store.ts';
import type { Database } from '../../database/open-database.ts';
import type { Terminal } from '../terminal.ts';

interface Options {
	readonly database: Database;
	readonly crawlId: number;
	readonly isQuiet: boolean;
}

const everyMs = 1000;

/** One line on a terminal, overwritten every second; nothing in a log. */
export function createCrawlProgress(
	{ errors, hasLiveErrors }: Terminal,
	{ crawlId, database, isQuiet }: Options,
) {
	if (isQuiet || !hasLiveErrors)
		return { step: () => undefined, judging: () => undefined, end: () => undefined };
	const beganMs = performance.now();
	let visits = 0;
	let shownMs = 0;
	let isVisiting = true;
	const show = (line: string) => void errors.write(`\r\u001b[K${line}`);
	return {
		step(count: number): void {
			visits += count;
			const nowMs = performance.now();
			if (nowMs - shownMs < everyMs) return;
			shownMs = nowMs;
			const perSecond = visits / Math.max(1, (nowMs - beganMs) / 1000);
			crawlProgress(database, crawlId).then(
				(progress) => {
					if (isVisiting) show(progressLine(progress, perSecond));
				},
				// The crawl itself reports a database that is gone.
				() => undefined,
			);
		},
		/** On a large site this takes minutes. */
		judging(): void {
			isVisiting = false;
			show('Comparing the pages with each other …');
		},
		end(): void {
			isVisiting = false;
			show('');
		},
	};
}

function progressLine(
	{ done, failed, leased, room, waiting }: CrawlProgress,
	perSecond: number,
): string {
	const left = Math.min(waiting, room ?? waiting) + leased;
	const parts = [
		`${whole(done + failed)} of ${whole(done + failed + waiting + leased)} known URLs`,
		`${perSecond < 10 ? perSecond.toFixed(1) : Math.round(perSecond)} a second`,
		`${whole(waiting)} waiting`,
		`${whole(failed)} failed`,
		...(perSecond > 0 ? [`about ${duration(left / perSecond)} left`] : []),
	];
	return parts.join(' · ');
}

const whole = (number: number) => number.toLocaleString('en');

function duration(seconds: number): string {
	if (seconds < 90) return `${Math.ceil(seconds)} s`;
	return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}
