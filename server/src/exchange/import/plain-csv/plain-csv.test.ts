import { expect, test } from 'vitest';
import type { Facts } from '../../../facts/facts.ts';
import { ImportTally } from '../import-tally.ts';
import { readText } from '../read-text.ts';
import { PlainCsv } from './read-plain-csv.ts';

async function* chunksOf(bytes: Uint8Array, size: number) {
	for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const events = new Map([
	['order', 7],
	['phone', 8],
]);

async function read(content: string | Uint8Array, size = 64) {
	const bytes = typeof content === 'string' ? Buffer.from(content) : content;
	const tally = new ImportTally();
	const parts: Facts[] = [];
	for await (const part of new PlainCsv(tally, events).read(readText(chunksOf(bytes, size))))
		parts.push(part);
	return { tally, parts };
}

async function factsOf(content: string) {
	const { parts } = await read(content);
	expect(parts).toHaveLength(1);
	return parts[0];
}

const failure = async (content: string | Uint8Array) =>
	read(content).then(
		() => 'imported',
		(error: Error) => error.message,
	);

test('columns come in any order and case, with decimal commas if semicolons separate them', async () => {
	const facts = await factsOf(
		'\ufeffAverage Position;KEYWORD;impressions;Date;revenue\r\n3,5;Brot, frisch;1.200;2026/11/1;1.234,50\r\n',
	);
	expect(facts).toMatchObject({
		ranks: [],
		search: [
			{
				keyword: 'Brot, frisch',
				day: 20758,
				days: 1,
				impressions: 1200,
				clicks: 0,
				positionSum: 4200,
			},
		],
		pageEvents: [
			{
				url: null,
				keyword: 'Brot, frisch',
				eventId: null,
				conversions: null,
				revenueMinor: 123450,
			},
		],
	});
});

test.each([
	['7', 'r', 7, null],
	['3.0', 'r', 3, null],
	['0', 'u', null, null],
	['-', 'u', null, null],
	['>100', 'u', null, 100],
	['Not found', 'u', null, null],
])('a rank of %j means the state %s', async (cell, state, rank, checkedDepth) => {
	const facts = await factsOf(`date,keyword,rank,url\n2026-11-01,rye,${cell},https://a.example\n`);
	const url = rank === null ? null : 'https://a.example';
	expect(facts?.ranks).toEqual([{ keyword: 'rye', day: 20758, state, rank, checkedDepth, url }]);
});

test('an empty rank does not count as a check', async () => {
	const facts = await factsOf('date,keyword,rank,visits\n2026-11-01,rye,,3\n');
	expect(facts).toMatchObject({ ranks: [], pages: [{ url: null, keyword: 'rye', visits: 3 }] });
});

test('cells that begin like formulas are read as text', async () => {
	const facts = await factsOf('date,keyword,rank\n2026-11-01,"=cmd|\' /C calc\'!A0",2\n');
	expect(facts?.ranks).toMatchObject([{ keyword: "=cmd|' /C calc'!A0" }]);
});

test.each(['utf-16le', 'utf-8'] as const)(
	'%s is recognized by its byte order mark',
	async (encoding) => {
		const text = Buffer.from('\ufeffdate\tkeyword\trank\r\n2026-11-01\t天然酵母\t2', encoding);
		for (const size of [3, 1000]) {
			const { parts, tally } = await read(text, size);
			expect(parts[0]?.ranks).toMatchObject([{ keyword: '天然酵母' }]);
			expect(tally.keywords.count).toBe(1);
		}
	},
);

test('a repeated keyword and day are counted, in any spelling', async () => {
	const { tally } = await read(
		'date,keyword,rank\n2026-11-01,Rye,1\n2026-11-01,ｒｙｅ,2\n2026-11-02,rye,3\n',
	);
	expect(tally).toMatchObject({ repeated: 1, facts: { ranks: 3 } });
	expect([tally.keywords.count, tally.days.size]).toEqual([1, 2]);
});

test('lines for different events are not repetitions', async () => {
	const table = 'date,keyword,url,conversions,event\n';
	const of = (event: string) => `2026-11-01,rye,https://a.example,2,${event}\n`;
	const { tally, parts } = await read(`${table}${of('')}${of('order')}${of(' phone ')}`);
	expect(tally).toMatchObject({ repeated: 0, facts: { pageEvents: 3 } });
	expect(parts[0]?.pageEvents).toMatchObject([{ eventId: 0 }, { eventId: 7 }, { eventId: 8 }]);
});

test('an event that the site does not have is refused', async () => {
	const table = 'date,keyword,conversions,event\n2026-11-01,rye,2,oder\n';
	expect(await failure(table)).toMatch(
		/^Line 2, column “event”: “oder” is not the alias of a conversion event .* Nothing was imported\.$/,
	);
});

const line = (cells: string) => `date,keyword,rank,url,revenue,average_position\n${cells}\n`;

test.each([
	['', /contains no data lines/],
	['date,keyword,rank\n', /contains no data lines/],
	['keyword,rank\nrye,1\n', /no column “date”, only “keyword”, “rank”/],
	['date,keyword\n2026-11-01,rye\n', /no column besides date and keyword/],
	['date,keyword,rank,Rank\n', /“rank” appears twice/],
	[line('2026-02-30,rye,1,,,'), /Line 2, column “date”: “2026-02-30” is not a day/],
	[line('01/02/2026,rye,1,,,'), /column “date”: “01\/02\/2026”/],
	[line('2026-11-01,,1,,,'), /column “keyword”: “” is not a keyword/],
	[line(`2026-11-01,${'x'.repeat(201)},1,,,`), /201 characters long; the limit is 200/],
	[line('2026-11-01,"a\tb",1,,,'), /“a�b” is not a keyword\. It contains a control character/],
	[line('2026-11-01,a\0b,1,,,'), /NUL characters/],
	[line('2026-11-01,rye,first,,,'), /column “rank”: “first” is not a whole number from 1/],
	[line('2026-11-01,rye,-3,,,'), /column “rank”/],
	[line('2026-11-01,rye,1,,"1,234",'), /column “revenue”: “1,234” is not a number such as 1234\.5/],
	[line('2026-11-01,rye,1,,€5,'), /column “revenue”: “€5”/],
	[
		line('2026-11-01,rye,1,,,3.5'),
		/3\.5 is an average over impressions, but the line has no impressions/,
	],
	[
		line('2026-11-01,rye,1,,,\n2026-11-02,rye,1'),
		/Line 3 has 3 cells, but the first line has 6 columns/,
	],
	[line('2026-11-01,rye,1,,,\n2026-11-02,"rye,1,,,'), /Line 3: a quotation mark opens a cell/],
])('%j is refused, and the error names its place', async (content, message) => {
	expect(await failure(content)).toMatch(message);
	expect(await failure(content)).toMatch(/Nothing was imported\.$/);
});

test('other encodings are refused with a remedy', async () => {
	const latin1 = Buffer.from('date,keyword,rank\n2026-11-01,brötchen,1\n', 'latin1');
	expect(await failure(latin1)).toMatch(/not UTF-8 text.*Save it as UTF-8/);
	const unmarked = Buffer.from('date,keyword,rank\n2026-11-01,rye,1\n', 'utf-16le');
	expect(await failure(unmarked)).toMatch(/not UTF-8 text/);
});

test('a file is read no faster than it is stored', async () => {
	let linesRead = 0;
	async function* endless() {
		yield 'date,keyword,rank\n';
		while (true) {
			linesRead += 1000;
			yield '2026-11-01,rye,1\n'.repeat(1000);
		}
	}
	const facts = new PlainCsv(new ImportTally()).read(endless());
	for (let part = 1; part <= 5; part++) {
		await facts.next();
		expect(linesRead).toBe(part * 10_000);
	}
	await facts.return(undefined);
});
