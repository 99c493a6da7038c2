import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { startVictim } from '../../../survival/victim.ts';
import { onEachEngine } from '../../../testing/database.ts';
import { fakeDataForSeo } from '../../../testing/fake-dataforseo.ts';
import { fakeSerper } from '../../../testing/fake-serper.ts';
import { serpSite } from '../../../testing/serp-site.ts';

const program = new URL('../../../testing/sync-worker.ts', import.meta.url);
const time = '2026-11-20T05:00:00Z';
const keywords = Array.from({ length: 40 }, (_, index) => `keyword ${index}`);
/** The rank of each keyword; a third of them have none (0). */
const ranks = Object.fromEntries(keywords.map((keyword, index) => [keyword, index % 3 && index]));
const truth = Object.fromEntries(
	keywords.map((keyword, index) => [keyword, index % 3 && index <= 30 ? `r${index}` : 'u30']),
);
const domain = 'example.com';
const kills = 6;

/** Kills the process after this time; false if it had already finished. */
async function killAfter(url: string, delayMs: number): Promise<boolean> {
	const victim = await startVictim(program, [url, time]);
	await victim.says('begun');
	await wait(delayMs);
	return victim.kill();
}

async function killOften(url: string): Promise<void> {
	let killed = 0;
	for (let kill = 0; kill < kills; kill++) {
		if (await killAfter(url, 10 + ((kill * 37) % 90))) killed++;
	}
	expect(killed).toBeGreaterThan(1);
	await (await startVictim(program, [url, time])).ends();
}

onEachEngine(
	'killed repeatedly, it orders nothing twice, counts everything, and ends correctly (queued)',
	async (database, url) => {
		const fake = await fakeDataForSeo({ domain, ranks, polls: 2 });
		const providers = [{ name: 'dataforseo', settings: { baseUrl: fake.baseUrl } }];
		const site = await serpSite({ database, keywords, providers, time });
		await killOften(url);
		expect(await site.ranks('2026-11-20')).toEqual(truth);
		expect(fake.tasks.size).toBe(keywords.length);
		const used = Object.values(truth).map((rank) => Math.ceil(Number(rank.slice(1)) / 10));
		const requests = used.reduce((sum, each) => sum + each, 0);
		expect(await site.spent()).toMatchObject([{ provider: 'dataforseo', requests }]);
	},
);

onEachEngine(
	'killed repeatedly, it counts every request, and ends correctly (page by page)',
	async (database, url) => {
		const fake = await fakeSerper({ domain, ranks });
		const providers = [{ name: 'serper', settings: { baseUrl: fake.baseUrl } }];
		const site = await serpSite({ database, keywords, providers, time });
		await killOften(url);
		expect(await site.ranks('2026-11-20')).toEqual(truth);
		const [spent] = await site.spent();
		expect(spent?.requests).toBeGreaterThanOrEqual(fake.searches.length);
		// Up to eight requests run at once. Requests under way at a kill may be counted without
		// having been sent.
		expect(spent?.requests).toBeLessThanOrEqual(fake.searches.length + 8 * kills);
	},
);
