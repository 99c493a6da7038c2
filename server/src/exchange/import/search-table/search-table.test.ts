import { expect, test } from 'vitest';
import type { DayRange } from '../../../facts/day.ts';
import { detectImport } from '../detect-import.ts';
import { ImportQuestion } from '../import-question.ts';
import { ImportTally } from '../import-tally.ts';
import { readSearchTable } from './read-search-table.ts';

async function read(text: string, engine?: string, days: Partial<DayRange> = {}) {
	const bytes = Buffer.from(text);
	const tally = new ImportTally();
	expect(detectImport(bytes)).toBe('search-table');
	const parts = await readSearchTable(
		{
			file: {
				name: 'table.csv',
				path: null,
				bytes: bytes.length,
				head: bytes,
				async *chunks() {
					for (let at = 0; at < bytes.length; at += 50) yield bytes.subarray(at, at + 50);
				},
			},
			site: { id: 1, domain: 'bakery.example' },
			engine,
			engineOfSite: async () => 'google_us',
			eventIds: new Map(),
			from: days.from,
			to: days.to,
			onProgress: () => undefined,
		},
		tally,
	);
	const byEngine = Object.fromEntries(parts.map(({ engine, facts }) => [engine, facts]));
	return { byEngine, tally };
}

const siteHeads =
	'data_date,site_url,query,is_anonymized_query,country,search_type,device,impressions,clicks,sum_top_position';
const line = (query: string, rest: string) =>
	`2026-11-03,sc-domain:bakery.example,${query},${query === ''},${rest}\n`;

test('the bulk export of the site is added up by search type, with its undisclosed queries', async () => {
	const { byEngine, tally } = await read(
		`${siteHeads}\n${line('rye', 'usa,WEB,MOBILE,10,2,20')}${line('rye', 'deu,WEB,DESKTOP,5,1,0')}${line('', 'deu,WEB,DESKTOP,100,7,300')}${line('rye', 'usa,IMAGE,MOBILE,3,0,9')}`,
	);
	expect(byEngine).toMatchObject({
		google: {
			search: [{ keyword: 'rye', impressions: 15, clicks: 3, positionSum: 35 }],
			siteSearch: [{ impressions: 115, clicks: 10, positionSum: 435 }],
		},
		google__image: { search: [{ keyword: 'rye', impressions: 3, positionSum: 12 }] },
	});
	expect(tally.facts).toMatchObject({ search: 2, siteSearch: 2, searchPages: 0 });
});

test('the bulk export of URLs has the figures of pages, and none of a query as a whole', async () => {
	const { byEngine } = await read(
		[
			'{"data_date":"2026-11-03","site_url":"https://bakery.example/","url":"https://bakery.example/rye","query":"rye","is_anonymized_query":false,"country":"deu","search_type":"WEB","device":"MOBILE","impressions":10,"clicks":2,"sum_position":20}',
			'{"data_date":"2026-11-03","site_url":"https://bakery.example/","url":"https://bakery.example/rye","query":null,"is_anonymized_query":true,"country":"deu","search_type":"WEB","device":"MOBILE","impressions":"4","clicks":"1","sum_position":"0"}',
		].join('\n'),
	);
	expect(byEngine).toMatchObject({
		google_de__mobile: {
			search: [],
			searchPages: [{ keyword: 'rye', url: 'https://bakery.example/rye', impressions: 10 }],
			pageSearch: [{ impressions: 14, clicks: 3, positionSum: 34 }],
			siteSearch: [],
		},
	});
});

test.each([
	['Sheets', 'Date,Query,Clicks,Impressions,CTR,Position\n2026-11-03,rye,2,10,20%,3\n'],
	[
		'Looker Studio, in another order',
		'Query,Average Position,Impressions,Url Clicks,Date\nrye,3,10,2,"Nov 3, 2026"\n',
	],
	['digits alone', 'Date;Query;Clicks;Impressions;Position\n20261103;rye;2;10;3,0\n'],
])('a table of %s needs its series named', async (_name, text) => {
	await expect(read(text)).rejects.toThrow(ImportQuestion);
	const { byEngine, tally } = await read(text, 'google');
	expect(byEngine).toMatchObject({
		google: {
			search: [{ keyword: 'rye', day: 20760, clicks: 2, impressions: 10, positionSum: 30 }],
		},
	});
	expect(tally.warnings).toContainEqual(expect.stringMatching(/does not disclose/));
});

test.each([
	[line('rye', 'usa,WEB,MOBILE,many,2,20'), /^Line 2: “many” is not a whole number/],
	[line('rye', 'usa,HOLOGRAM,MOBILE,1,2,20'), /search type “HOLOGRAM” is unknown/],
	[line('rye', 'usa,IMAGE,MOBILE,1,2,20'), /one device of a search type/],
	[line('rye', 'xyz,WEB,MOBILE,1,2,20'), /country “xyz”/],
	[line('rye', 'usa,WEB,MOBILE,1,2,20').replace('bakery', 'other'), /“other\.example”, and not of/],
	['', /no data lines/],
])('%j is refused with its reason', async (lines, message) => {
	await expect(read(`${siteHeads}\n${lines}`)).rejects.toThrow(message);
});

test.each([
	['Bing', 'Keyword,Impressions,Clicks,CTR,Avg. Position\nrye,10,2,20%,3\n'],
	['a report', 'Clicks;Query;Average Position;Impressions\n2;rye;3,0;10\n'],
])('totals of %s need their days and their series named', async (_name, text) => {
	await expect(read(text, 'bing_us')).rejects.toMatchObject({ asks: 'days' });
	const days = { from: 20_700, to: 20_760 };
	await expect(read(text, undefined, days)).rejects.toMatchObject({ asks: 'search_engine' });
	const { byEngine, tally } = await read(text, 'bing_us', days);
	expect(byEngine).toMatchObject({
		bing_us: {
			search: [],
			searchPeriods: [
				{
					keyword: 'rye',
					fromDay: 20_700,
					toDay: 20_760,
					clicks: 2,
					impressions: 10,
					positionSum: 30,
				},
			],
		},
	});
	expect([...tally.days]).toEqual([20_700, 20_760]);
});

test('hostile texts stay texts, and those that are not keywords are counted', async () => {
	const texts = [
		'=1+1',
		"=cmd|' /C calc'!A0",
		'<img src=x onerror=alert(1)>',
		"'; drop table keyword; --",
		'../../etc/passwd',
		'\u202egnp.exe',
		'👩‍👩‍👧‍👦',
		'__proto__',
		'constructor',
		'%s%n',
		'{{7*7}}',
	];
	const cells = [...texts, 'a'.repeat(9000)].map((text) => `"${text.replaceAll('"', '""')}"`);
	const lines = cells.map((cell) => `2026-11-03,${cell},1,2,3\n`).join('');
	const { byEngine, tally } = await read(
		`Date,Query,Clicks,Impressions,Position\n${lines}`,
		'google',
	);
	const keywords = [...(byEngine.google?.search ?? [])].map(({ keyword }) => keyword);
	expect(keywords).toEqual(texts);
	expect(tally.warnings).toContainEqual(expect.stringMatching(/^1 rows? .*too long/));
});

test('a named series that contradicts the table is refused', async () => {
	const text = `${siteHeads}\n${line('rye', 'usa,WEB,MOBILE,10,2,20')}`;
	await expect(read(text, 'google')).rejects.toThrow(/google_us__mobile, and not of google/);
	expect((await read(text, 'google_us__mobile')).tally.facts.search).toBe(1);
});

test.each([
	[
		'{"data_date":"2026-11-03","clicks":1,"impressions":2,"query":"rye"}\n{"data_date":',
		/Line 2: it is not a JSON object/,
	],
	[
		`{"data_date":"2026-11-03","clicks":1,"impressions":2,"query":"rye"}\n"${'x'.repeat(200_000)}`,
		/Line 2: the line is too long/,
	],
])('broken JSON is refused', async (text, message) => {
	await expect(read(text, 'google')).rejects.toThrow(message);
});
