import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@plumbline/server/database';
import { startSite } from './crawl/generated-site.ts';
import { atLeast, type FigureGroup } from './figure.ts';
import { onPostgres } from './rankings/on-postgres.ts';
import { program } from './server/server-process.ts';

/** Longer than the work for a page, so that four workers do not need four cores. */
const answerMs = 400;
const windowMs = 15_000;
/** More than any number of workers visits in the time. */
const pages = 100_000;

/** One, two and four workers of one crawl on PostgreSQL. */
export async function crawlWorkers(): Promise<FigureGroup> {
	const site = await startSite(pages, { answerMs });
	try {
		const counts = [1, 2, 4] as const;
		const rates = await onPostgres(
			async (urls) => {
				const measured: number[] = [];
				for (const [index, count] of counts.entries()) {
					measured.push(await pagesPerSecond(urls[index] ?? '', site, count));
				}
				return measured;
			},
			counts.map((count) => `workers_${count}`),
		);
		const [one = 1, two = 0, four = 0] = rates;
		return {
			title: 'Workers of one crawl',
			method: `Processes that crawl one site through one PostgreSQL, four pages at once each. Every page answers after ${answerMs} ms, so that the machine’s cores are not the limit. Pages stored within ${windowMs / 1000} seconds, once all workers visit pages.`,
			figures: [
				{ name: 'two against one', measured: shown(two, one), ...atLeast(two / one, 1.8) },
				{ name: 'four against one', measured: shown(four, one), ...atLeast(four / one, 3.2) },
			],
		};
	} finally {
		await site.stop();
	}
}

const shown = (some: number, one: number) =>
	`${(some / one).toFixed(2)}× (${some.toFixed(1)} against ${one.toFixed(1)} pages/s)`;

async function pagesPerSecond(
	url: string,
	site: { readonly start: string; readonly host: string },
	count: number,
): Promise<number> {
	const main = await program();
	const env = { ...process.env, DATABASE_URL: url, PLUMBLINE_ALLOW_HOSTS: site.host };
	const start = (...words: readonly string[]) =>
		spawn(process.execPath, [main, ...words, '--at-once', '4', '--quiet'], {
			env,
			stdio: 'ignore',
		});
	const workers = [start('crawl', site.start, '--delay', '0')];
	const database = await openDatabase(url);
	const stored = async () => {
		const rows = database.selectFrom('crawl_page').select((eb) => eb.fn.countAll().as('count'));
		return Number((await rows.executeTakeFirstOrThrow()).count);
	};
	const owners = async () => {
		const rows = database.selectFrom('crawl_url').select('lease_owner').distinct();
		const leased = await rows.where('lease_owner', 'is not', null).execute();
		return leased.length;
	};
	try {
		// The first pages have the links that all workers need.
		while ((await stored()) < 20) await wait(100);
		while (workers.length < count) workers.push(start('crawl-worker', '1'));
		while ((await owners()) < count) await wait(100);
		// The first pages of a process take longer.
		await wait(3000);
		const before = await stored();
		const beganMs = performance.now();
		await wait(windowMs);
		const seconds = (performance.now() - beganMs) / 1000;
		return ((await stored()) - before) / seconds;
	} finally {
		await Promise.all(
			workers.map(async (worker) => {
				const exit = once(worker, 'exit');
				worker.kill('SIGKILL');
				await exit;
			}),
		);
		await database.destroy();
	}
}
