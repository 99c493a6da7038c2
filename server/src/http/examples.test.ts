import { exampleAnswer } from '@plumbline/core/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../database/open-database.ts';
import { refreshSampleAccount } from '../sample/sample-account.ts';
import { apiEndpoints } from '../service/serve-api.ts';
import { testApp } from '../testing/app.ts';
import { localSite, page } from '../testing/local-site.ts';

const noon = Date.UTC(2026, 10, 20, 12);

let database: Database;
let apiKey: string;
beforeAll(async () => {
	database = await openDatabase('sqlite::memory:');
	apiKey = (await refreshSampleAccount(database, noon)).apiKey;
});
afterAll(() => database.destroy());

test('every example of the documentation works on the sample account', async () => {
	const site = await localSite({ '/': page('<title>Example</title>') });
	const { app } = await testApp({ database, allow: [site.host], now: () => noon });
	const document = (await app.inject({ url: '/openapi.json' })).json();
	const answers: Record<string, unknown> = {};
	for (const { name, output, paths, lines } of apiEndpoints) {
		const { content } = document.paths[paths[0]].post.requestBody;
		const { example } = content[lines ? 'application/x-ndjson' : 'application/json'];
		// Requests pages only from the local site.
		const payload = Object(example).url ? { ...example, url: site.url('/') } : example;
		const type = lines && { 'content-type': 'application/x-ndjson' };
		const headers = { 'x-api-key': apiKey, ...type };
		const response = await app.inject({ method: 'POST', url: paths[0], headers, payload });
		// The server checked the body against the contract before sending it.
		expect(`${name} ${response.statusCode} ${response.body.slice(0, 300)}`).toContain(
			`${name} 200`,
		);
		expect(response.body).not.toContain('"problem":{');
		const recorded = sample(response.body.replaceAll(site.url('/'), 'https://example.com/'));
		answers[name] = composed.has(name) ? exampleAnswer(output) : recorded;
		output.parse(answers[name]);
	}
	const text = `${JSON.stringify(answers, null, '\t')}\n`;
	// `-u` writes the file again.
	await expect(text).toMatchFileSnapshot('docs/sample-answers.generated.json');
});

/** Endpoints about which the sample account has nothing to show. */
const composed = new Set([
	'editChanges',
	'removeChanges',
	'planChange',
	'listFieldData',
	'listSearchSplit',
	'listEffects',
	'listFaults',
	'listCrawls',
	'showCrawl',
	'changeCrawl',
]);

/** The answer with two items at most of each list of objects, so that people can read it. */
function sample(body: string): unknown {
	return JSON.parse(body, (name, value) => {
		// The time of the test.
		if (name === 'created_at' || name === 'updated_at') return '2026-01-05T09:00:00.000Z';
		return Array.isArray(value) && typeof value[0] === 'object' ? value.slice(0, 2) : value;
	});
}

test('the examples of rankings show rankings', async () => {
	const { app } = await testApp({ database, now: () => noon });
	const ranked = apiEndpoints.filter(({ name }) => /Ranking/.test(name));
	for (const { paths, example } of ranked) {
		const headers = { 'x-api-key': apiKey };
		const payload = { ...Object(example) };
		const response = await app.inject({ method: 'POST', url: paths[0], headers, payload });
		expect(response.json().keywords).toHaveLength(10);
	}
});
