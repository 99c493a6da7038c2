import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { Pace } from './pace.ts';

export interface SharedPace extends Pace {
	/** Slows down for a host whose answers take longer and longer, and recovers with it. */
	answered(url: string, ms: number): void;
}

interface PaceOptions {
	readonly database: Database;
	readonly crawlId: number;
	/** Between two requests to a host. */
	readonly intervalMs: number;
	/** Whether a longer Crawl-delay of robots.txt counts. */
	readonly heedsCrawlDelay: boolean;
	/** Called once per host, when its robots.txt asks for longer intervals. */
	readonly onSlower: (host: string, ms: number) => void;
}

interface Host {
	nextMs: number;
	intervalMs: number;
	readMs: number;
	/** The usual time of an answer, and the time now: both averages. */
	usualMs: number;
	recentMs: number;
}

/** How old our knowledge about the pauses of other workers may be. */
const readAgainMs = 1000;
const longestIntervalMs = 30_000;
const shortestIntervalMs = 100;
/** Answers are too slow from here on, or from three times the usual if that is longer. */
const tooSlowMs = 1000;
/** After a change, some more answers show whether it helped. */
const undecided = 0.75;

/** Requests to a host take turns, whichever worker sends them: the next turn is in the database. */
export function createSharedPace(options: PaceOptions): SharedPace {
	const { crawlId, database, heedsCrawlDelay, intervalMs: least, onSlower } = options;
	const hosts = new Map<string, Host>();
	const reported = new Set<string>();
	let changing: Promise<unknown> = Promise.resolve();

	async function hostAt(name: string): Promise<Host> {
		const known = hosts.get(name);
		if (known !== undefined && Date.now() - known.readMs < readAgainMs) return known;
		const row = await database
			.selectFrom('crawl_host')
			.select(['next_ms', 'interval_ms'])
			.where('crawl_id', '=', crawlId)
			.where('host', '=', name)
			.executeTakeFirst();
		const host = known ?? { nextMs: 0, intervalMs: least, readMs: 0, usualMs: 0, recentMs: 0 };
		host.readMs = Date.now();
		if (row !== undefined) [host.nextMs, host.intervalMs] = [row.next_ms, row.interval_ms];
		hosts.set(name, host);
		return host;
	}

	/** Reserves the next turn, and returns its time. */
	async function reserve(name: string, nowMs: number): Promise<number> {
		const row = await database
			.insertInto('crawl_host')
			.values({ crawl_id: crawlId, host: name, next_ms: nowMs + least, interval_ms: least })
			.onConflict((conflict) =>
				conflict.columns(['crawl_id', 'host']).doUpdateSet({
					next_ms: sql<number>`case when crawl_host.next_ms > ${sql.lit(nowMs)}
						then crawl_host.next_ms else ${sql.lit(nowMs)} end + crawl_host.interval_ms`,
				}),
			)
			.returning(['next_ms', 'interval_ms'])
			.executeTakeFirstOrThrow();
		return row.next_ms - row.interval_ms;
	}

	function change(name: string, pauseMs: number, intervalMs: number | null): void {
		const nextMs = Date.now() + pauseMs;
		const host = hosts.get(name);
		if (host !== undefined) {
			host.nextMs = Math.max(host.nextMs, nextMs);
			host.intervalMs = intervalMs ?? host.intervalMs;
		}
		const query = database
			.insertInto('crawl_host')
			.values({ crawl_id: crawlId, host: name, next_ms: nextMs, interval_ms: intervalMs ?? least })
			.onConflict((conflict) =>
				conflict.columns(['crawl_id', 'host']).doUpdateSet({
					next_ms: sql<number>`case when crawl_host.next_ms > ${sql.lit(nextMs)}
						then crawl_host.next_ms else ${sql.lit(nextMs)} end`,
					...(intervalMs !== null && { interval_ms: intervalMs }),
				}),
			);
		// One after the other, so that the last one stays. If the database is gone, the next turn
		// of this host shows it.
		changing = changing.then(() => query.execute()).catch(() => undefined);
	}

	return {
		async turn(url, signal) {
			const name = hostOf(url);
			const { intervalMs, nextMs } = await hostAt(name);
			const nowMs = Date.now();
			if (intervalMs === 0 && nextMs <= nowMs) return;
			const turnMs = await reserve(name, nowMs);
			if (turnMs > nowMs) await wait(turnMs - nowMs, undefined, { signal });
		},
		pause(url, ms) {
			change(hostOf(url), ms, null);
		},
		slowDown(url, ms) {
			const name = hostOf(url);
			if (!heedsCrawlDelay || ms <= (hosts.get(name)?.intervalMs ?? least)) return;
			if (!reported.has(name)) onSlower(name, ms);
			reported.add(name);
			change(name, ms, ms);
		},
		answered(url, ms) {
			const name = hostOf(url);
			const host = hosts.get(name);
			if (host === undefined) return;
			host.recentMs = host.recentMs === 0 ? ms : host.recentMs * 0.9 + ms * 0.1;
			// A slow answer becomes usual after some thousand answers.
			host.usualMs = host.usualMs === 0 ? ms : Math.min(host.recentMs, host.usualMs * 1.001);
			const { intervalMs, recentMs, usualMs } = host;
			const slowMs = Math.max(tooSlowMs, usualMs * 3);
			if (recentMs > slowMs) {
				host.recentMs = slowMs * undecided;
				const longer = Math.max(shortestIntervalMs, intervalMs * 2);
				change(name, 0, Math.min(longestIntervalMs, longer));
			} else if (intervalMs > least && !reported.has(name) && recentMs < slowMs / 2) {
				host.recentMs = slowMs * undecided;
				const shorter = Math.floor(intervalMs / 2);
				change(name, 0, shorter < shortestIntervalMs ? least : Math.max(least, shorter));
			}
		},
	};
}

const hostOf = (url: string) => URL.parse(url)?.host ?? '';
