import type { Database } from '../../database/open-database.ts';
import { siteOfMessages, toMessage } from '../messages/messages.store.ts';
import type { Message } from '../messages/news.ts';

export interface DueDelivery {
	readonly targetId: number;
	readonly attempts: number;
	readonly message: Message;
}

/** Oldest first. */
export async function dueDeliveries(
	database: Database,
	siteId: number,
	nowMs: number,
): Promise<readonly DueDelivery[]> {
	const rows = await database
		.selectFrom('watch_delivery as delivery')
		.innerJoin('watch_message as message', (join) =>
			join
				.onRef('message.message_id', '=', 'delivery.message_id')
				.onRef('message.site_id', '=', 'delivery.site_id'),
		)
		.innerJoin('watch', (join) =>
			join
				.onRef('watch.id', '=', 'message.watch_id')
				.onRef('watch.site_id', '=', 'message.site_id'),
		)
		.select(['delivery.target_id', 'delivery.attempts', 'message.message_id', 'message.news'])
		.select(['message.created_ms', 'watch.name', 'watch.settings'])
		.where('delivery.site_id', '=', siteId)
		.where('message.site_id', '=', siteId)
		.where('watch.site_id', '=', siteId)
		.where('delivery.state', '=', 'waiting')
		.where('delivery.next_ms', '<=', nowMs)
		.orderBy('message.created_ms')
		.orderBy('delivery.target_id')
		.execute();
	if (rows.length === 0) return [];
	const site = await siteOfMessages(database, siteId);
	return rows.map((row) => ({
		targetId: row.target_id,
		attempts: row.attempts,
		message: toMessage(row, site),
	}));
}

export interface DeliveryEnd {
	readonly state: 'waiting' | 'sent' | 'failed';
	readonly attempts: number;
	readonly nextMs: number;
	readonly lastError: string | null;
}

export async function endDelivery(
	database: Database,
	{
		messageId,
		siteId,
		targetId,
	}: { readonly siteId: number; readonly messageId: string; readonly targetId: number },
	{ attempts, lastError, nextMs, state }: DeliveryEnd,
): Promise<void> {
	await database
		.updateTable('watch_delivery')
		.set({ state, attempts, next_ms: nextMs, last_error: lastError })
		.where('site_id', '=', siteId)
		.where('message_id', '=', messageId)
		.where('target_id', '=', targetId)
		.execute();
}
