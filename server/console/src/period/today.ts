import { type Day, dayMs } from '@plumbline/core/time';

/** Today where the person is. */
export function todayHere(now = new Date()): Day {
	return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / dayMs;
}
