import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from '../database/open-database.ts';
import { databaseUrl } from '../testing/database.ts';
import { seeded } from '../testing/fake-google/shown-queries.ts';
import { startVictim, type Victim } from './victim.ts';

/** `PLUMBLINE_KILLS=200 npm test -- server/src/survival/killed-crawling.test.ts` kills 200 workers. */
const kills = Number(process.env.PLUMBLINE_KILLS ?? 1);
const workers = kills === 1 ? 2 : 3;
/** Enough pages, and slow enough, that the crawl outlives the kills. */
const pages = kills === 1 ? 50 : kills * 70 + 70;
const answerMs = 200;

const program = new URL('../main.ts', import.meta.url);

/** Pages in a tree. Returns its host, and how often each page was asked for. */
async function treeSite() {
	const requests = new Map<number, number>();
	const server = createServer((request, response) => {
		const number = request.url === '/' ? 0 : Number(request.url?.match(/^\/page\/(\d+)$/)?.[1]);
		if (!(number < pages)) return response.writeHead(404).end();
		requests.set(number, (requests.get(number) ?? 0) + 1);
		const links = Array.from({ length: 10 }, (_, index) => number * 10 + index + 1)
			.filter((linked) => linked < pages)
			.map((linked) => `<a href="/page/${linked}">${linked}</a>`);
		setTimeout(() => {
			response
				.writeHead(200, { 'content-type': 'text/html' })
				.end(`<!doctype html><html lang="en"><title>Page ${number}</title>${links.join('')}`);
		}, answerMs);
	});
	await once(server.listen(0, '127.0.0.1'), 'listening');
	onTestFinished(() => {
		server.close();
		server.closeAllConnections();
	});
	// The address of a listening TCP server is never a string.
	const { port } = server.address() as AddressInfo;
	return { host: `127.0.0.1:${port}`, requests };
}

test('workers killed while they crawl lose no page and store none twice (PostgreSQL)', {
	timeout: 120_000 + kills * 10_000,
}, async (context) => {
	const url = await databaseUrl('postgres', context);
	const database = await openDatabase(url);
	onTestFinished(() => database.destroy());
	const { host, requests } = await treeSite();
	const environment = { DATABASE_URL: url, PLUMBLINE_ALLOW_HOSTS: host };
	const begin = ['crawl', `http://${host}/`, '--delay', '0', '--fail-on', 'never', '--quiet'];
	const start = (words: readonly string[]) => startVictim(program, words, { environment });
	const live: Victim[] = [await start(begin)];
	while (requests.size < 12) await wait(20);
	const first = await ownersOf(database);
	while (live.length < workers) live.push(await start(['crawl-worker', '1', '--quiet']));
	let killed = 0;
	for (let round = 0; killed < kills && !(await isDone(database)); round++) {
		// A new worker needs about a second before it visits pages.
		await wait(kills === 1 ? 50 : 500 + 1000 * seeded('crawl', round));
		// The first worker certainly holds URLs.
		const at = kills === 1 ? 0 : Math.floor(seeded('victim', round) * live.length);
		const [victim] = live.splice(at, 1);
		if (await victim?.kill()) killed++;
		while (live.length < workers) live.push(await start(['crawl-worker', '1', '--quiet']));
	}
	if (kills === 1) await expireLeases(database, first);
	for (const victim of live) await victim.ends();
	if (!(await isDone(database))) await (await start(['crawl-worker', '1', '--quiet'])).ends();
	const stored = await storedPages(database);
	const again = [...requests.values()].filter((count) => count > 1).length;
	console.info(
		`${killed} workers were killed: ${stored.length} of ${pages} pages stored, ${stored.length - new Set(stored).size} twice; ${again} fetched again.`,
	);
	expect(killed).toBe(kills);
	expect(again).toBeGreaterThan(0);
	expect(new Set(stored).size).toBe(pages);
	expect(stored).toHaveLength(pages);
});

async function ownersOf(database: Database): Promise<readonly string[]> {
	const query = database.selectFrom('crawl_url').select('lease_owner').distinct();
	const rows = await query.where('lease_owner', 'is not', null).execute();
	return rows.flatMap(({ lease_owner }) => lease_owner ?? []);
}

/** As if the twenty seconds were over after which others may visit what a killed worker held. */
async function expireLeases(database: Database, owners: readonly string[]): Promise<void> {
	const held = database.updateTable('crawl_url').set({ lease_until_ms: 0 });
	await held.where('lease_owner', 'in', owners).execute();
}

async function isDone(database: Database): Promise<boolean> {
	const { state } = await database.selectFrom('crawl').select('state').executeTakeFirstOrThrow();
	return state === 'done';
}

async function storedPages(database: Database): Promise<readonly string[]> {
	const rows = await database
		.selectFrom('crawl_page')
		.innerJoin('crawl_url', 'crawl_url.id', 'crawl_page.url_id')
		.select('url')
		.execute();
	return rows.map(({ url }) => url);
}
