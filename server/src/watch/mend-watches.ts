import type { Database } from '../database/open-database.ts';
import { scheduledKeys } from '../jobs/jobs.store.ts';
import { scheduleDeliveries } from './deliver/schedule-deliveries.store.ts';
import { addMessage } from './messages/add-message.store.ts';
import { dueTime } from './messages/due-time.ts';
import { stoppedNews } from './messages/silence.ts';
import { scheduleWatch, watchKey } from './schedule-watch.store.ts';
import { allWatches, lockWatch, noteSilence, type Watch } from './watches.store.ts';

/**
 * Schedules watches that have no job, such as those of an imported account, and reports since when
 * watches have stopped.
 */
export async function mendWatches(database: Database, nowMs: number): Promise<void> {
	const scheduled = await scheduledKeys(database);
	for (const { timeZone, watch } of await allWatches(database)) {
		if (watch.isPaused) continue;
		if (!scheduled.has(watchKey(watch.id))) await scheduleWatch(database, watch, nowMs);
		await reportSilence(database, watch, timeZone, nowMs);
	}
}

async function reportSilence(
	database: Database,
	{ id, siteId }: Watch,
	timeZone: string,
	nowMs: number,
): Promise<void> {
	await database.transaction().execute(async (transaction) => {
		const watch = await lockWatch(transaction, { id, siteId });
		const news = watch === null ? [] : stoppedNews(watch, timeZone, nowMs);
		if (watch === null || news.length === 0) return;
		const dueMs = dueTime(watch.settings, nowMs, timeZone);
		await addMessage(transaction, watch, news, { dueMs, nowMs });
		await noteSilence(transaction, watch, nowMs);
	});
	await scheduleDeliveries(database, siteId);
}
