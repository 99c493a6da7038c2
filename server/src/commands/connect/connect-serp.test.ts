import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fakeDataForSeo } from '../../testing/fake-dataforseo.ts';
import { fakeSerper } from '../../testing/fake-serper.ts';
import { folder, runCommand } from '../../testing/run-command.ts';

const ranks = { domain: 'bakery.example', ranks: { bread: 3, rolls: 14 } };

async function json(words: readonly string[], environment: Record<string, string> = {}) {
	const { output, errors } = await runCommand([...words, '--json'], environment);
	if (output === '') throw new Error(errors);
	return JSON.parse(output);
}

test('a key is verified and stored, and the cost is shown before anything is spent', async () => {
	const serper = await fakeSerper({ ...ranks, key: 'serper-secret' });
	const queue = await fakeDataForSeo({ ...ranks, password: 'queue-secret', polls: 0 });
	const site = await json([
		...['site', 'add', '--domain', 'bakery.example'],
		...['--search-engines', 'google_us,google_us__mobile,bing_us'],
	]);
	const at = ['--site', site.site_global_key];
	await runCommand(['keywords', 'add', ...at, 'bread', 'rolls']);
	expect(
		(await runCommand(['connect', 'serper', ...at, '--base-url', serper.baseUrl])).errors,
	).toMatch(/The key is missing\. Give the API key of Serper/);
	const input = { input: 'wrong-secret\n' };
	const refused = await runCommand(
		['connect', 'serper', ...at, '--base-url', serper.baseUrl],
		input,
	);
	expect(refused.code).toBe(2);
	expect(refused.errors).toContain('Serper rejects the API key.');
	expect(refused.errors).not.toContain('wrong-secret');
	const connected = await json(['connect', 'serper', ...at, '--base-url', serper.baseUrl], {
		PLUMBLINE_SERPER_KEY: 'serper-secret',
	});
	expect(connected).toEqual({
		site_global_key: site.site_global_key,
		domain: 'bakery.example',
		provider: 'serper',
		search_engine_global_keys: ['google_us'],
		monthly_cap: 0,
	});
	const queueWords = ['connect', 'dataforseo', ...at, '--login', 'login', '--first'];
	await json([...queueWords, '--search-engine', 'google_us', '--base-url', queue.baseUrl], {
		input: 'queue-secret',
	});
	const [before] = await json(['spend', ...at]);
	expect(before).toMatchObject({
		requests: 0,
		monthly_cap: 0,
		next_runs: [
			{
				search_engine: 'google_us',
				provider: 'DataForSEO',
				keywords: 2,
				likely: { requests: 2, cost_usd: 0.0012 },
				at_most: { requests: 2, cost_usd: 0.0012 },
			},
		],
	});
	const unpaid = await json(['sync', ...at, '--source', 'serp']);
	expect(unpaid[0].notes).toEqual([expect.stringContaining('no budget for paid requests')]);
	expect([serper.searches.length, queue.tasks.size]).toEqual([0, 0]);
	const [allowed] = await json(['spend', ...at, '--cap', '50']);
	expect(allowed).toMatchObject({ monthly_cap: 50, remaining_requests: 50 });
});

test('reads with a service described in a file, and reports the cost', async () => {
	const serper = await fakeSerper({ ...ranks, domain: 'rolls.example' });
	const path = join(folder, 'service.json');
	const description = {
		url: `${serper.baseUrl}/search`,
		headers: { 'x-api-key': '{key}' },
		body: '{"q":"{keyword}","page":{page}}',
		results: 'organic',
		fields: { url: 'link' },
	};
	await writeFile(path, JSON.stringify(description));
	const site = await json(['site', 'add', '--domain', 'rolls.example', '--depth', '20']);
	const at = ['--site', site.site_global_key];
	await runCommand(['keywords', 'add', ...at, 'bread', 'rolls']);
	const words = ['connect', 'custom', ...at, '--description', path, '--cost', '0.002'];
	await json(words, { PLUMBLINE_CUSTOM_KEY: 'key' });
	await json(['spend', ...at, '--cap', '10']);
	const [read] = await json(['sync', ...at]);
	expect(read).toMatchObject({ source: 'serp', outcome: 'succeeded', stored: 2 });
	const { output } = await runCommand(['spend', ...at]);
	expect(output).toContain('3 requests for $0.0060');
	expect(output).toContain('7 of 10 are left');
});

test.each([
	[['connect', 'dataforseo'], /--login is missing/],
	[['connect', 'custom'], /--description is missing/],
	[
		['connect', 'custom', '--description', 'nowhere.json'],
		/“nowhere.json” cannot be read: there is no such file or folder/,
	],
	[['connect', 'serper', '--cost', 'much'], /--cost: “much” is not a price/],
	[['spend', '--cap', 'x'], /--cap: “x” is not a number of requests/],
	[['sync', '--accept-run', 'x'], /no run “x” is held back\. “plumbline doctor”/],
])('%j: %s', async (words, problem) => {
	const { code, errors } = await runCommand(words, { PLUMBLINE_SERPER_KEY: 'key' });
	expect(code).toBe(2);
	expect(errors).toMatch(problem);
});
