import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { testVault } from '../testing/connected-site.ts';
import { onEachEngineUrl } from '../testing/database.ts';
import { writeSite } from '../testing/facts/write-site.ts';
import { seeded } from '../testing/fake-google/shown-queries.ts';
import { localSite, page } from '../testing/local-site.ts';
import { addTarget } from '../watch/deliver/targets.store.ts';
import { addWatch } from '../watch/watches.store.ts';
import { kills } from './kills.ts';
import { startVictim } from './victim.ts';

const program = new URL('../testing/watch-worker.ts', import.meta.url);
const html = '<!doctype html><html lang="en"><title>Rye</title><h1>Rye</h1><p>Rye bread.</p>';
/** Each takes a start of the program and a second of its fast clock. */
const watchKills = kills / 5;

/**
 * A page that breaks and recovers, and a receiver that respects ids and often fails after it has
 * read.
 */
async function watchedPage(url: string, dialect: string) {
	let isBroken = false;
	const site = await localSite({
		'/rye': (request, response) => page(html, {}, isBroken ? 404 : 200)(request, response),
	});
	const sent = new Map<string, readonly string[]>();
	let requests = 0;
	const receiver = await localSite({
		'/hook': async (request, response) => {
			const { id, news } = JSON.parse(await text(request));
			sent.set(
				id,
				news.map(({ change }: { readonly change: string }) => change),
			);
			const isLost = seeded('answer', dialect, requests++) < 0.3;
			response.writeHead(isLost ? 503 : 204).end();
		},
	});
	const database = await openDatabase(url);
	const { siteId } = await writeSite(database, {}, { domain: site.host });
	const watchId = await addWatch(
		database,
		{
			siteId,
			name: 'Rye',
			settings: {
				pages: { from: 'list', urls: [site.url('/rye')] },
				tell: 'at_once',
				quiet: null,
				locale: 'en',
			},
			// Rarely enough that the fast clock misses no look.
			schedule: '0 0 1 1 *',
		},
		Date.now(),
	);
	const target = { siteId, watchId, kind: 'webhook', secret: '' } as const;
	await addTarget(database, testVault, { ...target, address: receiver.url('/hook') });
	const words = [url, siteId, watchId, Date.now(), `${site.host},${receiver.host}`].map(String);
	return {
		start: () => startVictim(program, words),
		flip: () => {
			isBroken = !isBroken;
		},
		isLookedAt: async () => {
			const known = await database.selectFrom('watch_subject').selectAll().execute();
			return known.some(({ subject }) => subject.endsWith('/rye'));
		},
		isSent: (news: number) => [...sent.values()].flat().length >= news,
		/** By id, in the order of their first arrival. */
		sent: () => [...sent.values()],
		requests: () => requests,
		close: () => database.destroy(),
	};
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
	while (!(await isTrue())) await wait(20);
}

onEachEngineUrl(
	'two servers, one of them killed at any moment, report each change once',
	async (url, dialect) => {
		const watched = await watchedPage(url, dialect);
		onTestFinished(watched.close);
		const survivor = await watched.start();
		let victim = await watched.start();
		await until(watched.isLookedAt);
		for (let round = 1; round <= watchKills; round++) {
			watched.flip();
			await wait(1200 * seeded('kill', dialect, round));
			expect(await victim.kill()).toBe(true);
			victim = await watched.start();
			await until(() => watched.isSent(round));
		}
		// Time for messages that would be sent twice.
		await wait(500);
		await Promise.all([survivor.kill(), victim.kill()]);
		const changes = Array.from({ length: watchKills }, (_, index) =>
			index % 2 === 0 ? ['opened'] : ['cleared'],
		);
		expect(watched.sent()).toEqual(changes);
		console.info(`${dialect}: ${watchKills} kills, ${watched.requests()} requests.`);
	},
	{ timeoutMs: 1_800_000 },
);
