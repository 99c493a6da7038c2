import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/open-database.ts';
import type { Watch } from '../watches.store.ts';
import type { News } from './news.ts';

/**
 * Adds news to the message that is due at that time, and its deliveries, in the transaction that
 * stores the change behind the news. So no news is lost or sent twice.
 */
export async function addMessage(
	transaction: Database,
	{ id: watchId, siteId }: Pick<Watch, 'id' | 'siteId'>,
	news: readonly News[],
	{ dueMs, nowMs }: { readonly dueMs: number; readonly nowMs: number },
): Promise<void> {
	const waiting = await transaction
		.selectFrom('watch_message')
		.select(['message_id', 'news'])
		.where('site_id', '=', siteId)
		.where('watch_id', '=', watchId)
		.where('due_ms', '=', dueMs)
		.where('due_ms', '>', nowMs)
		.executeTakeFirst();
	if (waiting !== undefined) {
		// Written below.
		const before = JSON.parse(waiting.news) as News[];
		const there = new Set<News['change']>(before.map(({ change }) => change).filter(isOnceADigest));
		const all = [...before, ...news.filter(({ change }) => !there.has(change))];
		await transaction
			.updateTable('watch_message')
			.set({ news: JSON.stringify(all) })
			.where('site_id', '=', siteId)
			.where('message_id', '=', waiting.message_id)
			.execute();
		return;
	}
	const messageId = randomUUID();
	await transaction
		.insertInto('watch_message')
		.values({
			site_id: siteId,
			message_id: messageId,
			watch_id: watchId,
			news: JSON.stringify(news),
			created_ms: nowMs,
			due_ms: dueMs,
		})
		.execute();
	const targets = await transaction
		.selectFrom('watch_target')
		.select('id')
		.where('site_id', '=', siteId)
		.where('watch_id', '=', watchId)
		.orderBy('id')
		.execute();
	for (const target of targets) {
		await transaction
			.insertInto('watch_delivery')
			.values({
				site_id: siteId,
				message_id: messageId,
				target_id: target.id,
				state: 'waiting',
				attempts: 0,
				next_ms: dueMs,
				last_error: null,
			})
			.execute();
	}
}

/** Several looks on the day before find the same. */
const isOnceADigest = (change: News['change']) => change === 'worthwhile' || change === 'answered';
