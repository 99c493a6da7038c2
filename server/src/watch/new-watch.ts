import { randomBytes } from 'node:crypto';
import { Cron } from 'croner';
import type { Database } from '../database/open-database.ts';
import { webUrl } from '../facts/web-url.ts';
import { shownAddress, type TargetKind } from './deliver/target.ts';
import { addTarget } from './deliver/targets.store.ts';
import { scheduleWatch } from './schedule-watch.store.ts';
import { addWatch, type NewWatch } from './watches.store.ts';

export const mostWatchedPages = 10_000;
export const longestWatchName = 100;
/** Every six hours. */
export const usualSchedule = '0 */6 * * *';

type Vault = Parameters<typeof addTarget>[1];

export interface NewTarget {
	readonly kind: TargetKind;
	readonly address: string;
}

interface AddedWatch {
	readonly id: number;
	/** Shown once. */
	readonly webhookSecrets: readonly { readonly host: string; readonly secret: string }[];
}

/** Adds a watch with its targets, in a transaction of the caller, and lets a server look at once. */
export async function addWatchWithTargets(
	transaction: Database,
	watch: NewWatch,
	targets: readonly NewTarget[],
	{ nowMs, vault }: { readonly nowMs: number; readonly vault: () => Vault },
): Promise<AddedWatch> {
	const { schedule, siteId } = watch;
	const id = await addWatch(transaction, watch, nowMs);
	const signed = targets.map((target) => ({
		...target,
		secret: target.kind === 'webhook' ? randomBytes(32).toString('base64url') : '',
	}));
	for (const target of signed) {
		await addTarget(transaction, vault(), { ...target, siteId, watchId: id });
	}
	await scheduleWatch(transaction, { id, siteId, schedule }, nowMs);
	const webhookSecrets = signed
		.filter(({ secret }) => secret !== '')
		.map((target) => ({ host: shownAddress(target), secret: target.secret }));
	return { id, webhookSecrets };
}

/** Null if a message cannot be sent there. */
export function targetAddress({ address, kind }: NewTarget): string | null {
	if (kind !== 'mail') return webUrl(address);
	// No spaces, commas or line breaks: one address only, and nothing that ends a header.
	return /^[^\s,;<>"]+@[^\s,;<>"]+$/.test(address) ? address : null;
}

/** The fault of a cron line; null if its times repeat. */
export function scheduleFault(text: string): 'never_repeats' | 'not_cron' | null {
	try {
		return new Cron(text).nextRuns(2).length === 2 ? null : 'never_repeats';
	} catch {
		// Cron has no way to ask beforehand.
		return 'not_cron';
	}
}
