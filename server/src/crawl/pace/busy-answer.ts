import type { FetchedPage } from '../../pages/fetch/fetch-outcome.ts';
import { askedPauseMs } from '../../pages/fetch/retry-after.ts';
import { pauseBefore } from '../../process/pause.ts';

type Answer = Pick<FetchedPage, 'status' | 'headers'>;

/** True if the server says that requests come too often, and so nothing about the page itself. */
export const isTooBusy = (answer: Answer): boolean =>
	answer.status === 429 ||
	(answer.status === 503 && askedPauseMs(answer.headers, Date.now()) !== null);

export const mostAttempts = 3;

/** How long to wait after that many attempts; null if a retry is not worth the wait. */
export function pauseAfter(attempts: number, answer: Answer): number | null {
	if (attempts === mostAttempts || !isTooBusy(answer)) return null;
	return pauseBefore(attempts + 1, askedPauseMs(answer.headers, Date.now()));
}
