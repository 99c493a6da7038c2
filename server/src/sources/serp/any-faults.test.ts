import fc from 'fast-check';
import { expect } from 'vitest';
import { type Database, openDatabase } from '../../database/open-database.ts';
import { onEachEngine } from '../../testing/database.ts';
import { dataForSeoError, fakeDataForSeo } from '../../testing/fake-dataforseo.ts';
import { fakeSerper, serperFaults } from '../../testing/fake-serper.ts';
import type { JsonAnswer } from '../../testing/json-server.ts';
import { serpSite } from '../../testing/serp-site.ts';
import { SourceError } from '../source.ts';

const domain = 'example.com';
const days = ['2026-11-20', '2026-11-21', '2026-11-22'];
const { badKey: _, ...passing } = serperFaults;
const serperAnswers: readonly (JsonAnswer | null)[] = [...Object.values(passing), null];
const queueAnswers: readonly (JsonAnswer | null)[] = [
	dataForSeoError(50000, 'Internal Error.'),
	dataForSeoError(40202, 'Rate limit.'),
	{ status: 500, body: 'oops' },
	{ body: '<html>' },
	{ body: { status_code: 20000, tasks: null } },
	null,
];

const situations = fc.record({
	/** The rank of each keyword; 0 for none. */
	ranks: fc.array(fc.integer({ min: 0, max: 45 }), { minLength: 1, maxLength: 6 }),
	depth: fc.constantFrom(10, 20, 30),
	cap: fc.integer({ min: 1, max: 60 }),
	/** Per request: which fault, if any. */
	faults: fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 1, maxLength: 40 }),
	isQueued: fc.boolean(),
});

type Situation = typeof situations extends fc.Arbitrary<infer Value> ? Value : never;

onEachEngine(
	'no answer of a provider turns an error into a rank or breaks the cap',
	async (database) => {
		let number = 0;
		await fc.assert(
			fc.asyncProperty(situations, async (situation) => {
				await tryFaults(database, situation, `site-${++number}.example`);
			}),
			{ numRuns: 12 },
		);
	},
);

async function tryFaults(database: Database, situation: Situation, siteDomain: string) {
	const { ranks, depth, cap, faults, isQueued } = situation;
	const keywords = ranks.map((_rank, index) => `keyword ${index}`);
	const known = Object.fromEntries(keywords.map((keyword, index) => [keyword, ranks[index] ?? 0]));
	const fault = (answers: readonly (JsonAnswer | null)[]) => (count: number) =>
		answers[faults[count % faults.length] ?? 99];
	const given = { domain: siteDomain, ranks: known };
	const serper = await fakeSerper({ ...given, fault: (_search, n) => fault(serperAnswers)(n) });
	const queue = await fakeDataForSeo({ ...given, fault: (_call, n) => fault(queueAnswers)(n) });
	const names = isQueued ? ['dataforseo', 'serper'] : ['serper'];
	const urls: Record<string, string> = { dataforseo: queue.baseUrl, serper: serper.baseUrl };
	const providers = names.map((name) => ({ name, settings: { baseUrl: urls[name] } }));
	const site = await serpSite({ database, domain: siteDomain, keywords, providers, depth, cap });
	for (const day of days) {
		await site.sync(`${day}T05:00:00Z`).catch((error: unknown) => {
			if (!(error instanceof SourceError)) throw error;
		});
	}
	const spent = await site.spent();
	const requests = spent.reduce((sum, each) => sum + each.requests, 0);
	expect(requests).toBeLessThanOrEqual(cap);
	const posted = [...queue.tasks.values()].length;
	expect(serper.searches.length + posted).toBeLessThanOrEqual(requests);
	expect(new Set([...queue.tasks.values()].map(({ tag }) => tag)).size).toBe(posted);
	for (const day of days) {
		for (const [keyword, rank] of Object.entries(await site.ranks(day))) {
			const real = known[keyword] ?? 0;
			const truth = real > 0 && real <= depth ? `r${real}` : `u${depth}`;
			expect([truth, 'e']).toContain(rank);
		}
	}
}

onEachEngine('two processes at once never spend more than the cap', async (database, url) => {
	const other = await openDatabase(url);
	try {
		const serper = await fakeSerper({ domain, ranks: {} });
		const providers = [{ name: 'serper', settings: { baseUrl: serper.baseUrl } }];
		const keywords = Array.from({ length: 30 }, (_unused, index) => `keyword ${index}`);
		const site = await serpSite({ database, keywords, providers, depth: 30, cap: 40 });
		await Promise.all([
			site.sync('2026-11-20T05:00:00Z'),
			site.sync('2026-11-20T05:00:00Z', { database: other }),
		]);
		expect(serper.searches.length).toBeLessThanOrEqual(40);
		expect(await site.spent()).toMatchObject([{ requests: serper.searches.length }]);
	} finally {
		await other.destroy();
	}
});
