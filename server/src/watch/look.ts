import type { AuditServices } from '../audits/audit-url.ts';
import { auditUrl } from '../audits/audit-url.ts';
import type { Pace } from '../crawl/pace.ts';
import type { Database } from '../database/open-database.ts';
import { rememberPage } from '../history/remember-page.ts';
import { addMessage } from './add-message.store.ts';
import { dueTime } from './due-time.ts';
import type { Look } from './fault.ts';
import { type FaultsBySubject, knownFaults, storeFaults } from './known-faults.store.ts';
import { lookAtAudit } from './look-at-audit.ts';
import { type News, newsOf } from './news.ts';
import { nextLookMs, settleFaults } from './settle-faults.ts';
import { lockWatch, type Watch } from './watches.store.ts';

export interface Looking {
	readonly database: Database;
	readonly services: AuditServices;
	readonly site: { readonly id: number; readonly timeZone: string };
	readonly now: () => number;
	readonly pace: Pace;
	readonly signal: AbortSignal;
}

export interface LookResult {
	readonly faults: FaultsBySubject;
	readonly news: readonly News[];
	/** When a look can confirm something; null if nothing waits for it. */
	readonly nextLookMs: number | null;
}

const atOnce = 4;

/**
 * Looks at the pages, and stores the faults and the news about them together. `silence`: news about
 * the watch itself.
 */
export async function lookAt(
	watch: Watch,
	urls: readonly string[],
	looking: Looking,
	silence: readonly News[] = [],
): Promise<LookResult> {
	const looks = new Map<string, Look>();
	const waiting = urls.values();
	const work = async () => {
		for (const url of waiting) looks.set(url, await lookAtPage(url, looking));
	};
	await Promise.all(Array.from({ length: atOnce }, work));
	const { database, now, site } = looking;
	return database.transaction().execute(async (transaction) => {
		const nowMs = now();
		await lockWatch(transaction, watch);
		// Read again now, because a different process may have looked meanwhile.
		const known = await knownFaults(transaction, watch);
		const settled = urls.map((url) => ({
			url,
			...settleFaults(known.get(url) ?? null, looks.get(url)!, nowMs),
		}));
		const faults = new Map(
			settled.flatMap(({ faults, url }) => (faults === null ? [] : [[url, faults]])),
		);
		const news = [...silence, ...newsOf(settled)];
		await storeFaults(transaction, watch, faults);
		if (news.length > 0) {
			const dueMs = dueTime(watch.settings, nowMs, site.timeZone);
			await addMessage(transaction, watch, news, { dueMs, nowMs });
		}
		return { faults, news, nextLookMs: nextLookMs([...faults.values()].flat()) };
	});
}

async function lookAtPage(
	url: string,
	{ database, now, pace, services, signal, site }: Looking,
): Promise<Look> {
	await pace.turn(url, signal);
	const request = { url, geo: 'us', signal };
	const outcome = await auditUrl(services, request, { geo: 'us' }, { wantsDigest: true });
	signal.throwIfAborted();
	const look = lookAtAudit(outcome);
	const isWhole = !look.faults.some(({ kind }) => kind === 'error_status' || kind === 'redirected');
	if (outcome.kind === 'audited' && outcome.result.digest !== undefined && isWhole) {
		const { digest, report } = outcome.result;
		const { status } = outcome.page;
		await rememberPage(database, {
			site,
			url,
			report,
			digest,
			status,
			seenMs: now(),
			madeBy: 'unknown',
		});
	}
	return look;
}
