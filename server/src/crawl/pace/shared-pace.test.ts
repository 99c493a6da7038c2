import { expect } from 'vitest';
import type { Database } from '../../database/open-database.ts';
import { onEachEngine } from '../../testing/database.ts';
import { createSharedPace } from './shared-pace.ts';

const url = 'https://example.com/';
/** The pace does not wait for its writes. */
const soon = { timeout: 20_000 };

/** A pace without pauses, until the host is slow. */
async function quickPace(database: Database) {
	const options = { database, crawlId: 1, intervalMs: 0, heedsCrawlDelay: false };
	const pace = createSharedPace({ ...options, onSlower: () => undefined });
	await pace.turn(url, new AbortController().signal);
	const answers = (count: number, ms: number) => {
		for (let answer = 0; answer < count; answer++) pace.answered(url, ms);
	};
	const intervalMs = () =>
		database
			.selectFrom('crawl_host')
			.select('interval_ms')
			.executeTakeFirst()
			.then((row) => row?.interval_ms ?? 0);
	return { answers, intervalMs };
}

onEachEngine(
	'slows down for a slow host, and recovers once its answers are not slow',
	async (database) => {
		const { answers, intervalMs } = await quickPace(database);
		answers(100, 3);
		await expect.poll(intervalMs, soon).toBe(0);
		answers(20, 5000);
		await expect.poll(intervalMs, soon).toBeGreaterThanOrEqual(100);
		// Slower than it was, because the machine is busy, but not slow.
		answers(200, 60);
		await expect.poll(intervalMs, soon).toBe(0);
	},
);

onEachEngine('does not recover while the answers stay slow', async (database) => {
	const { answers, intervalMs } = await quickPace(database);
	answers(100, 3);
	answers(500, 5000);
	await expect.poll(intervalMs, soon).toBe(30_000);
});
