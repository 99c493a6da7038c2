import { expect } from 'vitest';
import type { Database } from '../../../database/open-database.ts';
import { onEachEngine } from '../../../testing/database.ts';
import { fakeSerper } from '../../../testing/fake-serper.ts';
import { serpSite } from '../../../testing/serp-site.ts';
import { findRunById } from './find-run-by-id.store.ts';
import { acceptRun } from './store-run.ts';

const keywords = Array.from({ length: 8 }, (_, index) => `bread ${index + 1}`);
const all = Object.fromEntries(keywords.map((keyword, index) => [keyword, index + 1]));

/** A site that ranks for all keywords on the 20th, and on later days as `ranks` says. */
async function rankedSite(database: Database) {
	const ranks: Record<string, number> = { ...all };
	const fake = await fakeSerper({ domain: 'example.com', ranks });
	const provider = { name: 'serper', settings: { baseUrl: fake.baseUrl } };
	const site = await serpSite({ database, keywords, providers: [provider], depth: 10 });
	await site.sync('2026-11-20T05:00:00Z');
	const lose = (count: number) => {
		for (const keyword of keywords.slice(0, count)) delete ranks[keyword];
	};
	return { ...site, lose, recover: () => Object.assign(ranks, all), searches: fake.searches };
}

function states(ranks: Readonly<Record<string, string>>): string {
	return Object.values(ranks)
		.map((rank) => rank[0])
		.join('');
}

onEachEngine('a run in which most keywords lost their rank is held', async (database) => {
	const site = await rankedSite(database);
	site.lose(5);
	const { stored, notes } = await site.sync('2026-11-21T05:00:00Z');
	expect(stored).toBe(0);
	expect(notes).toEqual([
		expect.stringMatching(/^Run \d+ is held back, because 5 of 8 keywords that had a rank/),
	]);
	expect(await site.ranks('2026-11-21')).toEqual({});
	const before = site.searches.length;
	expect((await site.sync('2026-11-21T08:00:00Z')).stored).toBe(0);
	expect(site.searches).toHaveLength(before);
});

onEachEngine('a run in which half lost their rank is stored', async (database) => {
	const site = await rankedSite(database);
	site.lose(4);
	expect((await site.sync('2026-11-21T05:00:00Z')).stored).toBe(8);
	expect(states(await site.ranks('2026-11-21'))).toBe('uuuurrrr');
});

onEachEngine('a second run with the same result confirms the first', async (database) => {
	const site = await rankedSite(database);
	site.lose(6);
	await site.sync('2026-11-21T05:00:00Z');
	const { stored, notes } = await site.sync('2026-11-22T05:00:00Z');
	expect(stored).toBe(16);
	expect(notes).toEqual([expect.stringMatching(/^Run \d+, which was held back, is confirmed/)]);
	expect(states(await site.ranks('2026-11-21'))).toBe('uuuuuurr');
	expect(states(await site.ranks('2026-11-22'))).toBe('uuuuuurr');
});

onEachEngine('a second run that finds them drops the first', async (database) => {
	const site = await rankedSite(database);
	site.lose(8);
	await site.sync('2026-11-21T05:00:00Z');
	site.recover();
	const { stored, notes } = await site.sync('2026-11-22T05:00:00Z');
	expect(stored).toBe(8);
	expect(notes).toEqual([expect.stringMatching(/was wrong and is dropped/)]);
	expect(await site.ranks('2026-11-21')).toEqual({});
	expect(states(await site.ranks('2026-11-22'))).toBe('rrrrrrrr');
});

onEachEngine('a person can accept a held run, once', async (database) => {
	const site = await rankedSite(database);
	site.lose(7);
	const { notes } = await site.sync('2026-11-21T05:00:00Z');
	const id = Number(notes[0]?.match(/--accept-run (\d+)/)?.[1]);
	const run = await findRunById(database, id, 'suspect');
	if (run === null) throw new Error('The run is not held.');
	expect(await acceptRun(database, run, 0)).toBe(8);
	expect(states(await site.ranks('2026-11-21'))).toBe('uuuuuuur');
	expect(await acceptRun(database, run, 0)).toBe(null);
});
