import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { refreshSampleAccount } from '../sample/sample-account.ts';
import { apiEndpoints } from '../service/serve-api.ts';
import { testApp } from '../testing/app.ts';
import { localSite, page } from '../testing/local-site.ts';

const noon = Date.UTC(2026, 10, 20, 12);

test('every example of the documentation works on the sample account', async () => {
	const site = await localSite({ '/': page('<title>Example</title>') });
	const database = await openDatabase('sqlite::memory:');
	onTestFinished(() => database.destroy());
	const { apiKey } = await refreshSampleAccount(database, noon);
	const { app } = await testApp({ database, allow: [site.host], now: () => noon });
	const document = (await app.inject({ url: '/openapi.json' })).json();
	for (const { name, paths, lines } of apiEndpoints) {
		const { content } = document.paths[paths[0]].post.requestBody;
		const { example } = content[lines ? 'application/x-ndjson' : 'application/json'];
		// Requests pages only from the local site.
		const payload = 'url' in example ? { ...example, url: site.url('/') } : example;
		const headers = { 'x-api-key': apiKey };
		const response = await app.inject({ method: 'POST', url: paths[0], headers, payload });
		// The server checked the body against the contract before sending it.
		expect(`${name} ${response.statusCode} ${response.body.slice(0, 300)}`).toContain(
			`${name} 200`,
		);
		expect(response.body).not.toContain('"problem"');
	}
});

test('the examples of rankings show rankings', async () => {
	const database = await openDatabase('sqlite::memory:');
	onTestFinished(() => database.destroy());
	const { apiKey } = await refreshSampleAccount(database, noon);
	const { app } = await testApp({ database, now: () => noon });
	const ranked = apiEndpoints.filter(({ name }) => /Ranking/.test(name));
	for (const { paths, example } of ranked) {
		const headers = { 'x-api-key': apiKey };
		const payload = { ...Object(example) };
		const response = await app.inject({ method: 'POST', url: paths[0], headers, payload });
		expect(response.json().keywords).toHaveLength(10);
	}
});
