import { expect, test } from 'vitest';
import { fakeSerper, serperFaults } from '../../../../testing/fake-serper.ts';
import type { JsonAnswer } from '../../../../testing/json-server.ts';
import { engineParts } from '../engine-parts.ts';
import { createSerper } from './serper.ts';

const query = { keyword: 'c++ & rust', engine: engineParts('google_gb'), language: 'en' };
const ranks = { domain: 'example.com', ranks: { 'c++ & rust': 12 } };

async function serper(fault?: JsonAnswer | null, key = 'key') {
	const fake = await fakeSerper({ ...ranks, fault: () => fault });
	const access = { fetch, now: () => 0, signal: new AbortController().signal };
	const settings = { baseUrl: fake.baseUrl, costMicros: 300 };
	return { fake, provider: createSerper({ settings, credentials: { key }, access }) };
}

test('returns a page of results, numbered across pages, with its cost', async () => {
	const { fake, provider } = await serper();
	const { results, costMicros } = await provider.readPage(query, 2);
	expect(results).toHaveLength(10);
	expect(results[1]).toEqual({
		position: 12,
		url: 'https://example.com/c%2B%2B%20%26%20rust',
		title: 'c++ & rust, number 12',
		snippet: 'About c++ & rust.',
	});
	expect(costMicros).toBe(300);
	expect(fake.searches[0]?.body).toEqual({
		q: 'c++ & rust',
		gl: 'gb',
		hl: 'en',
		num: 10,
		page: 2,
		autocorrect: false,
	});
});

test('no results are an answer', async () => {
	const { provider } = await serper({ body: { searchParameters: { q: 'x' }, organic: [] } });
	expect((await provider.readPage(query, 1)).results).toEqual([]);
});

test.each([
	['badKey', 'credentials'],
	['noCredits', 'quota'],
	['tooMany', 'quota'],
	['down', 'temporary'],
	['html', 'temporary'],
	['errorInside', 'refused'],
	['strange', 'refused'],
] as const)('%s is a failure of kind %s, not an empty results page', async (fault, failure) => {
	const { fake, provider } = await serper(serperFaults[fault]);
	await expect(provider.readPage(query, 1)).rejects.toMatchObject({ failure });
	// The caller counts requests, so it decides whether to retry.
	expect(fake.searches).toHaveLength(1);
});

test('a broken connection is a temporary failure', async () => {
	const { provider } = await serper(null);
	await expect(provider.readPage(query, 1)).rejects.toMatchObject({ failure: 'temporary' });
});

test('the key is verified without a search, and appears in no message', async () => {
	const good = await serper();
	expect(await good.provider.check()).toEqual({ works: true, detail: '2500 credits are left.' });
	expect(good.fake.searches).toEqual([]);
	const bad = await serper(undefined, 'secret-key');
	await expect(bad.provider.check()).rejects.toThrow('Serper rejects the API key.');
	await expect(bad.provider.check()).rejects.not.toThrow('secret-key');
});

test.each([
	['google_us', true],
	['google_us__mobile', false],
	['bing_us', false],
])('supports %s: %s', async (engine, expected) => {
	const { provider } = await serper();
	expect(provider.knows(engineParts(engine))).toBe(expected);
});
