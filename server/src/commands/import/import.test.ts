import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, runCommand } from '../../testing/run-command.ts';

/** A site in a database for this test. */
async function siteIn(name: string) {
	const environment = { DATABASE_URL: `sqlite:${folder}/${name}.db` };
	const run = (...words: string[]) => runCommand(words, environment);
	const json = async (...words: string[]) => JSON.parse((await run(...words, '--json')).output);
	await run('site', 'add', '--domain', 'example.com', '--search-engines', 'google_us');
	return { run, json, environment };
}

async function fileOf(name: string, content: string | Uint8Array) {
	const file = join(folder, name);
	await writeFile(file, content);
	return file;
}

test('a table of facts becomes rankings at once', async () => {
	const { json } = await siteIn('facts');
	const file = await fileOf(
		'facts.csv',
		'date,keyword,rank,url,visits\n2026-11-01,rye,9,https://example.com/rye,4\n2026-11-02,Rye,3,https://example.com/rye,5\n2026-11-02,cake,>20,,\n',
	);
	expect(await json('import', file)).toMatchObject({
		format: 'csv',
		search_engine_global_keys: ['google_us'],
		facts: { ranks: 3, page_days: 2 },
		keywords: 2,
		date_from: '2026-11-01',
		date_to: '2026-11-02',
	});
	const { keywords } = await json('rankings', '--from', '2026-11-01', '--to', '2026-11-30');
	expect(keywords).toMatchObject([
		{ keyword: 'rye', rank: 3, rank_change: 6, m_visits: 9 },
		{ keyword: 'cake', rank: null },
	]);
});

test('a dry run, and a file with one bad line, change nothing', async () => {
	const { run, json } = await siteIn('nothing');
	const good = 'date,keyword,rank\n2026-11-01,rye,9\n';
	expect(await json('import', await fileOf('dry.csv', good), '--dry-run')).toMatchObject({
		dry_run: true,
		stored_until_now: [{ search_engine_global_key: 'google_us', date_from: null, days_in_file: 0 }],
		facts: { ranks: 1 },
	});
	const lines = Array.from({ length: 30_000 }, (_, index) => `2026-11-01,keyword ${index},1\n`);
	const bad = await fileOf('bad.csv', `${good}${lines.join('')}2026-11-31,rye,1\n`);
	const { code, errors } = await run('import', bad);
	expect(code).toBe(2);
	expect(errors).toMatch(/Line 30003, column “date”: “2026-11-31” is not a day/);
	expect(await json('keywords', 'list')).toEqual([]);
});

test('imports for the site’s only engine, or for a named one, which is tracked from then on', async () => {
	const { run, json } = await siteIn('engine');
	const file = await fileOf('engine.csv', 'date,keyword,rank\n2026-11-01,rye,9\n');
	await json('import', file, '--search-engine', 'google_uk');
	const [site] = await json('site', 'list');
	expect(site.search_engine_global_keys.toSorted()).toEqual(['google_gb', 'google_us']);
	const { code, errors } = await run('import', file);
	expect(code).toBe(2);
	expect(errors).toMatch(/--search-engine is missing: example\.com tracks google_gb, google_us/);
});

test.each([
	[['import'], /Which file\?/],
	[['import', 'missing.csv'], /“missing\.csv” cannot be read: there is no such file or folder\.$/m],
	[['import', '.'], /cannot be read: it is a folder/],
	[['import', 'noise.bin'], /does not look like a file that can be imported/],
	[['import', 'noise.bin', '--format', 'xlsx'], /“xlsx” is not a file format\. Write csv, /],
])('%j says what to do', async (words, message) => {
	const { run } = await siteIn('words');
	await fileOf('noise.bin', new Uint8Array(300).fill(7));
	const { code, errors } = await run(...words);
	expect(code).toBe(2);
	expect(errors).toMatch(message);
});
