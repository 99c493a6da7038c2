import type { MailSettings } from '../../config/mail-settings.ts';
import type { Database } from '../../database/open-database.ts';
import { backOffMs } from '../../jobs/next-run.ts';
import type { PerformJob } from '../../jobs/run-job.ts';
import type { AllowedHosts } from '../../pages/fetch/allowed-hosts.ts';
import type { Vault } from '../../sources/seal.ts';
import {
	type DeliveryEnd,
	type DueDelivery,
	dueDeliveries,
	endDelivery,
} from './deliveries.store.ts';
import { scheduleDeliveries } from './schedule-deliveries.store.ts';
import { sendMessage } from './send-message.ts';
import { DeliveryError } from './send-webhook.ts';
import type { Target } from './target.ts';
import { targetsOf } from './targets.store.ts';

export interface DeliverSurroundings {
	readonly database: Database;
	readonly vault: Vault;
	readonly allowedHosts: AllowedHosts;
	readonly mail: MailSettings | null;
	readonly now: () => number;
	readonly random: () => number;
	readonly onAttempt?: (state: DeliveryEnd['state']) => void;
}

/** About a day of attempts. */
const mostAttempts = 24;

/** Sends what is due. A crash between sending and recording sends again, with the same id. */
export function performDeliveries(surroundings: DeliverSurroundings): PerformJob {
	return async ({ siteId }, signal) => {
		const { database, now, vault } = surroundings;
		const due = await dueDeliveries(database, siteId, now());
		const targets = await targetsOf(database, vault, siteId);
		let sent = 0;
		for (const delivery of due) {
			signal.throwIfAborted();
			const target = targets.find(({ id }) => id === delivery.targetId);
			const end = await attempt(target, delivery, surroundings, signal);
			if (end.state === 'sent') sent++;
			surroundings.onAttempt?.(end.state);
			const { message, targetId } = delivery;
			await endDelivery(database, { siteId, messageId: message.id, targetId }, end);
		}
		await scheduleDeliveries(database, siteId);
		return [`${sent} of ${due.length} sent.`];
	};
}

async function attempt(
	target: Target | undefined,
	delivery: DueDelivery,
	{ allowedHosts, mail, now, random }: DeliverSurroundings,
	signal: AbortSignal,
): Promise<DeliveryEnd> {
	const attempts = delivery.attempts + 1;
	const nowMs = now();
	if (target === undefined) {
		const lastError = 'The target is gone, or its key is missing. Add it again.';
		return { state: 'failed', attempts, nextMs: nowMs, lastError };
	}
	try {
		await sendMessage(target, delivery.message, { allowedHosts, mail, nowMs, signal });
		return { state: 'sent', attempts, nextMs: nowMs, lastError: null };
	} catch (error) {
		if (!(error instanceof DeliveryError)) throw error;
		const { message: lastError, retryAfterMs } = error;
		if (retryAfterMs === null || attempts >= mostAttempts) {
			return { state: 'failed', attempts, nextMs: nowMs, lastError };
		}
		const waitMs = Math.max(retryAfterMs, backOffMs(attempts, random));
		return { state: 'waiting', attempts, nextMs: nowMs + waitMs, lastError };
	}
}
