import { expect, test } from 'vitest';
import { type JsonAnswer, type JsonRequest, jsonServer } from '../../../../testing/json-server.ts';
import { engineParts } from '../engine-parts.ts';
import { createCustom } from './custom.ts';

const query = {
	keyword: 'a&b=c#d "e" 日本 {page}',
	engine: engineParts('bing_de__mobile'),
	language: 'de',
};

const page: JsonAnswer = {
	body: { data: { organic_results: [{ link: 'https://example.com/', title: 'T', text: 'S' }] } },
};

async function custom(settings: object, answer: JsonAnswer | null = page) {
	const requests: JsonRequest[] = [];
	const host = await jsonServer((request) => {
		requests.push(request);
		return answer;
	});
	const described = {
		url: `${host}/search?q={keyword}&gl={country}&hl={language}&d={device}&start={start}&key={key}`,
		results: 'data.organic_results',
		fields: { url: 'link', snippet: 'text' },
		error: 'error',
		noResults: "hasn't returned any results",
		...settings,
	};
	const access = { fetch, now: () => 0, signal: new AbortController().signal };
	const credentials = { key: 's3cret/key' };
	return { host, requests, provider: createCustom({ settings: described, credentials, access }) };
}

test('fills in an encoded URL, and reads the declared places', async () => {
	const { provider, requests } = await custom({ costMicros: 2000 });
	expect(await provider.readPage(query, 3)).toEqual({
		results: [{ position: 21, url: 'https://example.com/', title: 'T', snippet: 'S' }],
		costMicros: 2000,
	});
	expect(Object.fromEntries(requests[0]?.query ?? [])).toEqual({
		q: query.keyword,
		gl: 'de',
		hl: 'de',
		d: 'mobile',
		start: '20',
		key: 's3cret/key',
	});
});

test('fills in a JSON body and headers', async () => {
	const { provider, requests } = await custom({
		headers: { 'X-Key': '{key}', 'X-Word': '{keyword}' },
		body: '{"q":"{keyword}","page":{page},"list":["{engine}"]}',
	});
	await provider.readPage(query, 2);
	expect(requests[0]).toMatchObject({
		method: 'POST',
		body: { q: query.keyword, page: 2, list: ['bing'] },
		headers: { 'x-key': 's3cret/key', 'x-word': encodeURIComponent(query.keyword) },
	});
});

test('the service’s own position counts, whether it restarts on each page or not', async () => {
	const results = (position: unknown) => ({ body: { r: [{ url: 'https://a.test/', position }] } });
	const settings = { results: 'r', fields: { position: 'position' } };
	const positionOn = async (position: unknown, number: number) => {
		const { provider } = await custom(settings, results(position));
		return (await provider.readPage(query, number)).results[0]?.position;
	};
	expect(await positionOn(4, 3)).toBe(24);
	expect(await positionOn(24, 3)).toBe(24);
	expect(await positionOn('7', 1)).toBe(7);
	expect(await positionOn('x', 2)).toBe(11);
});

test('reports “no results” only if the service does', async () => {
	const saying = (error: string) =>
		custom({}, { body: { error, search_metadata: { status: 'Success' } } });
	const empty = await saying("Google hasn't returned any results for this query.");
	expect((await empty.provider.readPage(query, 1)).results).toEqual([]);
	const bad = await saying('Your account has run out of searches.');
	await expect(bad.provider.readPage(query, 1)).rejects.toThrow('run out of searches');
});

test.each<[JsonAnswer | null, string]>([
	[{ status: 401, body: { error: 'Invalid key s3cret/key' } }, 'credentials'],
	[{ status: 403, body: {} }, 'permission'],
	[{ status: 429, body: {} }, 'quota'],
	[{ status: 500, body: 'oops' }, 'temporary'],
	[{ status: 200, body: '<html>blocked</html>' }, 'temporary'],
	[{ status: 200, body: { data: {} } }, 'refused'],
	[{ status: 200, body: { error: { code: 7 } } }, 'refused'],
	[null, 'temporary'],
])('%j is a failure of kind %s, without the key in it', async (answer, failure) => {
	const { provider } = await custom({}, answer);
	const failing = provider.readPage(query, 1);
	await expect(failing).rejects.toMatchObject({ failure });
	await expect(failing).rejects.not.toThrow('s3cret');
});

test.each([
	[{ url: 'ftp://x/{keyword}' }, 'not an http(s) URL'],
	[{ url: 'https://x.test/' }, 'contains {keyword}'],
	[{ url: 'https://x.test/{keyword}?l={city}' }, '“url” contains {city}'],
	[{ results: '' }, '“results” is missing'],
	[{ resultsPerPage: 0 }, '“resultsPerPage”'],
	[{ costMicros: -1 }, '“costMicros”'],
	[{ body: '{"q": "{keyword}"' }, '“body” begins like JSON'],
])('%j cannot work, and the error says so', async (settings, problem) => {
	await expect(custom(settings)).rejects.toThrow(problem);
});

test('a service without a page placeholder has one page', async () => {
	const { provider } = await custom({ url: 'https://x.test/?q={keyword}', resultsPerPage: 100 });
	expect(provider.price).toMatchObject({ mostRequests: 1, resultsPerRequest: 100 });
});

test('supports the engines that it names, or all', async () => {
	const any = await custom({});
	expect(any.provider.knows(engineParts('yahoo_jp'))).toBe(true);
	const google = await custom({ engines: ['google'] });
	expect(google.provider.knows(engineParts('google_us'))).toBe(true);
	expect(google.provider.knows(engineParts('bing_us'))).toBe(false);
});
