import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { folder, runCommand } from '../../../testing/run-command.ts';
import { openImport } from '../import-file.ts';
import { ImportTally } from '../import-tally.ts';
import { readSerpBearFile } from './read-serpbear-file.ts';
import { serpBearFacts } from './serpbear-facts.ts';

async function siteIn(name: string) {
	const environment = { DATABASE_URL: `sqlite:${folder}/${name}.db` };
	const run = (...words: string[]) => runCommand(words, environment);
	const json = async (...words: string[]) => JSON.parse((await run(...words, '--json')).output);
	await run('site', 'add', '--domain', 'example.com');
	return { run, json };
}

async function fileOf(name: string, content: string) {
	const file = join(folder, name);
	await writeFile(file, content);
	return file;
}

const range = ['--from', '2026-03-01', '--to', '2026-03-31'];

test('the history from its API becomes ranks; meaningless positions are counted', async () => {
	const { json } = await siteIn('json');
	const keywords = [
		{
			keyword: 'rye bread',
			domain: 'www.example.com',
			country: 'US',
			device: 'desktop',
			history: { '2026-3-7': 5, '2026-3-8': 0, '2026-3-10': 3 },
			url: 'https://example.com/rye',
		},
		{
			keyword: 'rye bread',
			domain: 'example.com',
			country: 'GB',
			device: 'mobile',
			history: '{"2026-3-7":9}',
		},
		{
			keyword: 'clogs',
			domain: 'other.example',
			country: 'US',
			device: 'desktop',
			history: { '2026-3-7': 5 },
		},
	];
	const file = await fileOf('keywords.json', JSON.stringify({ keywords }));
	expect(await json('import', file)).toMatchObject({
		format: 'serpbear',
		search_engine_global_keys: ['google_us', 'google_gb__mobile'],
		facts: { ranks: 3 },
		keywords: 1,
		date_from: '2026-03-07',
		date_to: '2026-03-10',
		warnings: [
			expect.stringMatching(/^1 keywords of other domains/),
			expect.stringMatching(/^1 positions of 0/),
		],
	});
	expect((await json('rankings', '--search-engine', 'google_us', ...range)).keywords).toMatchObject(
		[{ keyword: 'rye bread', rank: 3, rank_change: 2, url: 'https://example.com/rye' }],
	);
	expect(
		(await json('rankings', '--search-engine', 'google_uk__mobile', ...range)).keywords,
	).toMatchObject([{ keyword: 'rye bread', rank: 9 }]);
});

test('its database is read directly, and only one engine of it when named', async () => {
	const { json } = await siteIn('database');
	const file = join(folder, 'database.sqlite');
	using database = new DatabaseSync(file);
	database.exec(`create table keyword (ID integer primary key, keyword text, device text, country text,
		domain text, position integer, history text, url text)`);
	const add = database.prepare(
		'insert into keyword (keyword, device, country, domain, position, history, url) values (?, ?, ?, ?, ?, ?, ?)',
	);
	add.run('rye bread', 'desktop', 'DE', 'example.com', 4, '{"2026-3-7":4}', 'https://example.com/');
	add.run('rye bread', 'mobile', 'DE', 'example.com', 6, '{"2026-3-7":6}', '');
	add.run('new', 'desktop', 'DE', 'example.com', 0, '[]', '[]');
	expect(await json('import', file, '--search-engine', 'google_de')).toMatchObject({
		search_engine_global_keys: ['google_de'],
		facts: { ranks: 1 },
		warnings: [expect.stringMatching(/^1 keywords of other search engines/)],
	});
});

test('its table yields the last position, even for keywords with commas', async () => {
	const { json } = await siteIn('table');
	const file = await fileOf(
		'table.csv',
		[
			'ID,Keyword,Position,URL,Country,State,City,Device,Updated,Added,Tags',
			'1, bread, dark, fresh, 7, https://example.com/rye, United Kingdom, -, -, desktop, 2026-03-07T09:00:00.000Z, 2026-01-01T00:00:00.000Z, a,b',
			'2, cake, -, -, United States, -, Boston, mobile, 2026-03-07T09:00:00.000Z, 2026-01-01T00:00:00.000Z, ',
			'',
		].join('\r\n'),
	);
	expect(await json('import', file)).toMatchObject({ facts: { ranks: 1 } });
	expect((await json('rankings', '--search-engine', 'google_gb', ...range)).keywords).toMatchObject(
		[{ keyword: 'bread, dark, fresh', rank: 7 }],
	);
});

test.each([
	[
		'[{"keyword":"rye","history":{"2026-2-30":1}}]',
		/Keyword 1 \(“rye”\): “2026-2-30” in its history is not a date/,
	],
	[
		'[{"keyword":"rye","history":{"2026-3-1":"x"}}]',
		/its position on 2026-3-1 is “x”, not a whole number/,
	],
	['[{"keyword":"rye","history":{"2026-3-1":0}}]', /There is no rank in the file/],
	[
		'[{"keyword":"rye","domain":"other.example","history":{}}]',
		/no keywords of example\.com, only of “other\.example”/,
	],
	['[{"word":1}]', /Keyword 1: it has no “keyword”/],
	['{"error":1}', /has no list of keywords/],
	['[', /is not valid JSON/],
	['ID,Keyword,Position,Impressions,Clicks,CTR,Country,Device\r\n', /no ranks with dates/],
	['SQLite format 3\0', /not SerpBear’s/],
])('%j is refused', async (content, message) => {
	const read = async () => {
		const keywords = await readSerpBearFile(await openImport(await fileOf('refused', content)));
		return serpBearFacts(keywords, { domain: 'example.com' }, undefined, new ImportTally());
	};
	await expect(read()).rejects.toThrow(message);
});
