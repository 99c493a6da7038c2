import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { folder, runCommand } from '../../../testing/run-command.ts';

const queries = 'Top queries,Clicks,Impressions,CTR,Position\nrye,3,120,2.5%,4.5\n';
const chart = 'Date,Clicks,Impressions,CTR,Position\n2026-10-01,4,150,2.6%,5\n';

let files = 0;

async function exported(filters: string, tables: Readonly<Record<string, string>> = {}) {
	const members = { 'Q.csv': queries, 'C.csv': chart, 'F.csv': filters, ...tables };
	const file = join(folder, `export-${++files}.zip`);
	const entries = Object.entries(members).map(([name, text]) => [name, strToU8(text)] as const);
	await writeFile(file, zipSync(Object.fromEntries(entries)));
	return file;
}

/** A site that tracks the United States only, as the first steps of earlier versions made it. */
async function americanSite() {
	const environment = { DATABASE_URL: `sqlite:${folder}/american-${++files}.db` };
	const run = (...words: string[]) => runCommand(words, environment);
	await run('site', 'add', '--domain', 'example.com', '--search-engines', 'google_us');
	return { run, json: async (...words: string[]) => JSON.parse((await run(...words)).output) };
}

const named = (type: string, ...filters: string[]) =>
	['Filter,Value', `Search type,${type}`, 'Date,Last 3 months', ...filters, ''].join('\n');

test.each([
	['everything', named('Web'), 'google'],
	['images', named('Image'), 'google__image'],
	['images in German', 'Filter,Wert\nSuchtyp,Bild\nDatum,Letzte 3 Monate\n', 'google__image'],
	['images in Japanese', 'フィルタ,値\n検索タイプ,画像\n日付,過去 3 か月間\n', 'google__image'],
	['videos', named('Video'), 'google__video'],
	['the News tab', named('News'), 'google__news'],
	['a country', named('Web', 'Country,Germany'), 'google_de'],
	['a country in German', 'Filter,Wert\nSuchtyp,Web\nDatum,x\nLand,Österreich\n', 'google_at'],
	['a country in Japanese', 'フィルタ,値\n検索タイプ,ウェブ\n日付,x\n国,日本\n', 'google_jp'],
	['a device', named('Web', 'Device,Mobile'), 'google__mobile'],
	['a device of a country', named('Web', 'Country,Japan', 'Device,Tablet'), 'google_jp__tablet'],
	['a country of images', named('Image', 'Country,France'), 'google_fr__image'],
	['filters in another order', 'A,B\nCountry,France\nSearch type,Web\nDate,x\n', 'google_fr'],
	['the United States', named('Web', 'Country,United States'), 'google_us'],
])('an export of %s belongs to its own series', async (_name, filters, engine) => {
	const { json } = await americanSite();
	const file = await exported(filters);
	expect(await json('import', file, '--dry-run', '--json')).toMatchObject({
		search_engine_global_keys: [engine],
	});
});

test.each([
	['a page', named('Web', 'Page,+/rye'), /filtered \(Page: \+\/rye\).*without this filter/],
	['an unknown filter', named('Web', 'Farbe,rot'), /filtered \(Farbe: rot\)/],
	['an unknown country', named('Web', 'Country,Atlantis'), /filtered \(Country: Atlantis\)/],
	['two countries', named('Web', 'Country,Japan', 'Country,France'), /filtered \(Country: Fr/],
	['images on a phone', named('Image', 'Device,Mobile'), /image search on one device/],
	['an unknown search type', named('Hologram'), /“Hologram”.*--search-engine/],
])('an export filtered by %s is not stored as everything', async (_name, filters, message) => {
	const { run, json } = await americanSite();
	const { code, errors } = await run('import', await exported(filters));
	expect(code).toBe(2);
	expect(errors).toMatch(message);
	expect(await json('keywords', 'list', '--json')).toEqual([]);
});

test('an export filtered by query has the figures of its queries, but none of the site', async () => {
	const { json } = await americanSite();
	const file = await exported(named('Web', 'Query,+rye'));
	expect(await json('import', file, '--json')).toMatchObject({
		search_engine_global_keys: ['google'],
		facts: { search_periods: 1, site_search_days: 0 },
		warnings: expect.arrayContaining([expect.stringMatching(/filtered by query \(\+rye\)/)]),
	});
});

test('a named series that contradicts the export is refused', async () => {
	const { run } = await americanSite();
	const worldwide = await exported(named('Web'));
	const { code, errors } = await run('import', worldwide, '--search-engine', 'google_us');
	expect(code).toBe(2);
	expect(errors).toMatch(/figures of google, .*not of google_us/);
	expect((await run('import', worldwide, '--search-engine', 'google')).code).toBe(0);
});

test('a single table does not say which series it is of, so the series has to be named', async () => {
	const { run, json } = await americanSite();
	const file = join(folder, 'Queries.csv');
	await writeFile(file, queries);
	const days = ['--from', '2026-10-01', '--to', '2026-10-31'];
	const { code, errors } = await run('import', file, ...days);
	expect(code).toBe(2);
	expect(errors).toMatch(/does not say.*country.*--search-engine/);
	const engine = ['--search-engine', 'google_us'];
	expect(await json('import', file, ...days, ...engine, '--json')).toMatchObject({
		search_engine_global_keys: ['google_us'],
	});
});
