import type { Database } from '../database/open-database.ts';
import { type Looking, lookAtSubject, type SeenSubject } from './look/look-at-subject.ts';
import { addMessage } from './messages/add-message.store.ts';
import { dueTime } from './messages/due-time.ts';
import { type News, newsOf } from './messages/news.ts';
import {
	type KnownSubject,
	type KnownSubjects,
	knownSubjects,
	storeSubjects,
} from './settle/known-subjects.store.ts';
import { nextLookMs } from './settle/next-look.ts';
import { settleSubject } from './settle/settle-subject.ts';
import { lockWatch, type Watch } from './watches.store.ts';

export interface LookResult {
	readonly subjects: KnownSubjects;
	readonly news: readonly News[];
	/** When a look can confirm something; null if nothing waits for it. */
	readonly nextLookMs: number | null;
}

interface Look {
	/** The subjects to look at now. */
	readonly subjects: readonly string[];
	/** The state seen so far. */
	readonly seen?: readonly SeenSubject[];
	/** Data that no look shows. */
	readonly news?: readonly News[];
}

const atOnce = 4;

/** The result for a watch that was removed while it looked. */
const nothing: LookResult = { subjects: new Map(), news: [], nextLookMs: null };

/** Looks, and stores what is known now, the news about it and their deliveries together. */
export async function lookAt(
	watch: Watch,
	{ news: otherNews = [], seen = [], subjects }: Look,
	looking: Looking,
): Promise<LookResult> {
	const all = [...seen];
	const waiting = subjects.values();
	const work = async () => {
		for (const subject of waiting) all.push(await lookAtSubject(subject, looking));
	};
	await Promise.all(Array.from({ length: atOnce }, work));
	await looking.onLooked?.();
	const { database, now, site } = looking;
	return database.transaction().execute(async (transaction) => {
		const nowMs = now();
		if ((await lockWatch(transaction, watch)) === null) return nothing;
		const settled = await settleAll(transaction, watch, all, nowMs);
		const news = [...otherNews, ...newsOf(settled)];
		if (news.length > 0) {
			const dueMs = dueTime(watch.settings, nowMs, site.timeZone);
			await addMessage(transaction, watch, news, { dueMs, nowMs });
		}
		const known = new Map(settled.map((one) => [one.subject, one.known]));
		return { subjects: known, news, nextLookMs: nextLookMs(known.values(), nowMs) };
	});
}

/** Reads what is known anew, because a different process may have looked meanwhile. */
async function settleAll(
	transaction: Database,
	watch: Watch,
	seen: readonly SeenSubject[],
	nowMs: number,
) {
	const known = await knownSubjects(transaction, watch);
	const settled = seen.flatMap((one) => {
		const before = known.get(one.subject) ?? null;
		const after = settleSubject(before, one, { ...watch.settings, nowMs });
		return after === null ? [] : [{ ...after, subject: one.subject, url: one.url, before }];
	});
	const changed = settled.filter((one) => !isSame(one.before, one.known));
	await storeSubjects(transaction, watch, new Map(changed.map((one) => [one.subject, one.known])));
	return settled;
}

const isSame = (before: KnownSubject | null, after: KnownSubject) =>
	JSON.stringify(before) === JSON.stringify(after);
