import { expect, test } from 'vitest';
import { dataForSeoError, fakeDataForSeo } from '../../../../testing/fake-dataforseo.ts';
import type { JsonAnswer } from '../../../../testing/json-server.ts';
import { SourceError } from '../../../source.ts';
import { engineParts } from '../engine-parts.ts';
import type { SearchTask } from '../provider.ts';
import { createDataForSeo } from './dataforseo.ts';

const engine = engineParts('google_jp__mobile');
const site = { domain: 'example.com', matchMode: 'domain' } as const;
const ranks = { domain: 'example.com', ranks: { '100% c++': 25 } };

function task(keyword: string, overrides: Partial<SearchTask> = {}): SearchTask {
	const query = { keyword, engine, language: 'ja' };
	return { tag: `tag-${keyword}`, query, depth: 100, target: site, ...overrides };
}

type FakeOptions = Partial<Parameters<typeof fakeDataForSeo>[0]>;

async function dataForSeo(options: FakeOptions = {}, password = 'password') {
	const fake = await fakeDataForSeo({ ...ranks, ...options });
	const wait = async () => undefined;
	const signal = new AbortController().signal;
	const access = { fetch, now: () => Date.parse('2026-11-20T08:30:00Z'), signal, wait };
	const credentials = { login: 'login', password };
	const settings = { baseUrl: fake.baseUrl };
	return { fake, provider: createDataForSeo({ settings, credentials, access }) };
}

async function asked(options: FakeOptions, searchTask = task('100% c++')) {
	const { fake, provider } = await dataForSeo(options);
	const [taken] = await provider.ask([searchTask]);
	if (taken === undefined || taken instanceof SourceError) throw taken;
	const collect = () => provider.collect(engine, taken.id);
	return { fake, collect, body: [...fake.tasks.values()][0]?.body };
}

test('a task says where and how to search, keeps special characters, and stops at the site', async () => {
	const { body, fake } = await asked({});
	expect(body).toEqual({
		keyword: '100%25 c%2B%2B',
		location_code: 2392,
		language_code: 'ja',
		device: 'mobile',
		depth: 100,
		tag: 'tag-100% c++',
		stop_crawl_on_match: [{ match_value: 'example.com', match_type: 'with_subdomains' }],
		find_targets_in: ['organic'],
	});
	expect([...fake.tasks.values()][0]).toMatchObject({ keyword: '100% c++', engine: 'google' });
});

test.each([
	[{ domain: 'example.com', matchMode: 'host' }, ['example.com', 'www.example.com']],
	[{ domain: 'example.com/shop', matchMode: 'prefix' }, undefined],
] as const)('%j stops at %j', async (target, expected) => {
	const { body } = await asked({}, task('shoes', { target }));
	const stops = body?.stop_crawl_on_match as readonly { match_value: string }[] | undefined;
	expect(stops?.map(({ match_value }) => match_value)).toEqual(expected);
});

test('is polled while queued, then returns organic results only, and their cost', async () => {
	const { collect } = await asked({ polls: 2 });
	expect([await collect(), await collect()]).toEqual([null, null]);
	const collected = await collect();
	expect(collected).toMatchObject({ requests: 3, costMicros: 1500 });
	const { results } = collected as { results: readonly { position: number; url: string }[] };
	expect(results).toHaveLength(30);
	expect(results[24]).toMatchObject({ position: 25, url: 'https://example.com/100%25%20c%2B%2B' });
	expect(results[0]?.url).not.toContain('/ad');
});

test.each([
	[40101, 'temporary'],
	[40403, 'temporary'],
	[40501, 'refused'],
	[50000, 'temporary'],
])('a task that ends with %i failed', async (code, failure) => {
	const { collect } = await asked({ polls: 0, failed: { '100% c++': code } });
	expect(await collect()).toMatchObject({ failure });
});

test('“No Search Results.” is an answer', async () => {
	const { collect } = await asked({ polls: 0, failed: { '100% c++': 40102 } });
	expect(await collect()).toMatchObject({ results: [], requests: 1 });
});

test('each of many tasks gets its own answer', async () => {
	const { provider } = await dataForSeo({ refused: { b: 40501, c: 40200 } });
	const answers = await provider.ask([task('a'), task('b'), task('c'), task('d')]);
	expect(answers).toMatchObject([
		{ id: 'task-1' },
		{ failure: 'refused' },
		{ failure: 'quota' },
		{ id: 'task-2' },
	]);
});

test.each<[JsonAnswer, string]>([
	[dataForSeoError(40100, 'No.', 401), 'credentials'],
	[dataForSeoError(40200, 'Payment Required.'), 'quota'],
	[dataForSeoError(40207, 'IP not whitelisted.'), 'permission'],
	[dataForSeoError(40202, 'Rate limit.'), 'quota'],
	[dataForSeoError(40501, 'Invalid Field.'), 'refused'],
	[dataForSeoError(50301, '3rd party unavailable.'), 'temporary'],
	[{ status: 500, body: 'Internal Server Error' }, 'temporary'],
	[{ status: 200, body: '<html>blocked</html>' }, 'temporary'],
	[{ status: 200, body: { status_code: 20000, tasks: null } }, 'refused'],
])('a post answered with %j is a failure of kind %s', async (fault, failure) => {
	const { provider } = await dataForSeo({ fault: () => fault });
	await expect(provider.ask([task('a')])).rejects.toMatchObject({ failure });
});

test('tasks are found by their tags, finished or not', async () => {
	const { provider, fake } = await dataForSeo();
	const many = Array.from({ length: 1100 }, (_, index) => task(`keyword ${index}`));
	await provider.ask(many);
	const tags = new Set(['tag-keyword 3', 'tag-keyword 1099', 'tag-nobody']);
	const found = await provider.recall(Date.parse('2026-11-20T08:00:00Z'), tags);
	expect(found).toEqual(
		new Map([
			['tag-keyword 3', 'task-4'],
			['tag-keyword 1099', 'task-1100'],
		]),
	);
	expect(fake.tasks.size).toBe(1100);
});

test('the login is verified without a search, and appears in no message', async () => {
	const good = await dataForSeo();
	expect(await good.provider.check()).toEqual({ works: true, detail: '12.5 USD are left.' });
	const bad = await dataForSeo({}, 'secret-word');
	await expect(bad.provider.check()).rejects.toMatchObject({ failure: 'credentials' });
	await expect(bad.provider.check()).rejects.not.toThrow(/secret-word|[A-Za-z0-9+/]{16,}=/);
});
