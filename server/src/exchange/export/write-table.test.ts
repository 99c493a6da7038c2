import { CsvReader, csvLine, sniffCsv } from '@plumbline/core';
import { formulas } from '@plumbline/core/formulas';
import {
	array,
	assert,
	asyncProperty,
	constantFrom,
	double,
	integer,
	option,
	record,
} from 'fast-check';
import { expect } from 'vitest';
import { ensureAccount } from '../../accounts/accounts.store.ts';
import { addConversionEvent, eventIdsByAlias } from '../../accounts/conversion-events.store.ts';
import { trackEngine } from '../../accounts/engines.store.ts';
import { ensureSite } from '../../accounts/sites.store.ts';
import type { Database } from '../../database/open-database.ts';
import type { FactTarget } from '../../facts/facts.ts';
import { storeFacts } from '../../facts/store-facts.ts';
import { onEachEngine } from '../../testing/database.ts';
import { ImportTally } from '../import/import-tally.ts';
import { LineFacts } from '../import/plain-csv/line-facts.ts';
import { PlainCsv } from '../import/plain-csv/read-plain-csv.ts';
import { writeTable } from './write-table.ts';

async function target(database: Database, domain = 'example.com'): Promise<FactTarget> {
	const { id: accountId } = await ensureAccount(database, 'Bakery');
	const { id: siteId } = await ensureSite(database, { accountId, domain, title: domain });
	return { siteId, engineId: await trackEngine(database, siteId, 'google_us') };
}

async function written(database: Database, to: FactTarget, forExcel = false): Promise<string> {
	let text = '';
	const write = async (part: string) => {
		text += part;
	};
	await writeTable(database, to, { forExcel, write });
	return text;
}

async function* parts(text: string) {
	yield text;
}

const head =
	'date,keyword,rank,url,visits,conversions,revenue,impressions,clicks,average_position,search_volume,event\r\n';

async function read(database: Database, to: FactTarget, text: string) {
	const events = await eventIdsByAlias(database, to.siteId);
	const facts = new PlainCsv(new ImportTally(), events).read(parts(text));
	await storeFacts(database, to, facts, { repeats: 'replace' });
}

onEachEngine('facts are written as they were stored', async (database) => {
	const to = await target(database);
	const text = `${head}${[
		'2026-11-01,"=cmd, ""x""",>50,,,,,,,,,',
		'2026-11-03,"=cmd, ""x""",,,4,,,,,,,',
		'2026-11-01,rye,3,https://example.com/rye,7,1.5,12.5,100,5,3.25,900,',
		'2026-11-02,rye,,https://example.com/rye,8,,,,,,,',
	].join('\r\n')}\r\n`;
	await read(database, to, text);
	expect(await written(database, to)).toBe(text);
	const forExcel = await written(database, to, true);
	expect(forExcel.startsWith('\ufeff')).toBe(true);
	expect(forExcel).toContain(`2026-11-03,"'=cmd, ""x""",`);
});

onEachEngine('formulas stay texts for spreadsheets', async (database) => {
	const to = await target(database);
	const lines = formulas.map((formula) => csvLine(['2026-11-01', formula, 3, ...none]));
	await read(database, to, `${head}${lines.join('')}`);
	const reader = new CsvReader(sniffCsv(head));
	const text = (await written(database, to, true)).slice(1 + head.length);
	const records = [...reader.push(text), ...reader.end()];
	// Keywords that differ in spaces or width are one.
	expect(records).toHaveLength(9);
	for (const { cells } of records) expect(cells[1]).toMatch(/^'[=+\-@＝＋－＠]/);
});

const none = Array.from({ length: 9 }, () => '');

const eventsOf = (database: Database) =>
	database
		.selectFrom('page_event_day')
		.leftJoin('conversion_event as event', 'event.id', 'event_id')
		.select(['day', 'event_alias as event', 'conversions', 'revenue_minor as revenueMinor'])
		.orderBy('day')
		.orderBy('event_id')
		.execute();

/** One day with two events and conversions without an event, and one day with a single event. */
async function withEvents(database: Database) {
	const to = await target(database);
	const { siteId } = to;
	const order = await addConversionEvent(database, { siteId, name: 'Order', alias: 'purchase' });
	const call = await addConversionEvent(database, { siteId, name: 'Call', alias: 'phone' });
	const of = (day: number, eventId: number, conversions: number, revenueMinor: number) => {
		const url = 'https://example.com/rye';
		return { url, keyword: 'rye', day, eventId, conversions, revenueMinor };
	};
	const first = [of(20_758, 0, 1, 100), of(20_758, order, 2.5, 4000), of(20_758, call, 3, 0)];
	await storeFacts(database, to, { pageEvents: [...first, of(20_759, call, 4, 0)] });
	return to;
}

onEachEngine('conversions keep their events when the table is read again', async (database) => {
	const to = await withEvents(database);
	const before = await eventsOf(database);
	const text = await written(database, to);
	expect(text).toBe(
		`${head}${[
			'2026-11-01,rye,,https://example.com/rye,,1,1,,,,,',
			'2026-11-01,rye,,https://example.com/rye,,3,0,,,,,phone',
			'2026-11-01,rye,,https://example.com/rye,,2.5,40,,,,,purchase',
			'2026-11-02,rye,,https://example.com/rye,,4,0,,,,,phone',
		].join('\r\n')}\r\n`,
	);
	await read(database, to, text);
	expect(await eventsOf(database)).toEqual(before);
});

onEachEngine('a table that sums up all events does not count them twice', async (database) => {
	const to = await withEvents(database);
	const before = await eventsOf(database);
	const totals = [
		'date,keyword,url,conversions,revenue',
		'2026-11-01,rye,https://example.com/rye,6.5,41',
		'2026-11-02,rye,https://example.com/rye,4,0',
	];
	await read(database, to, totals.join('\n'));
	expect(await eventsOf(database)).toEqual(before);
});

onEachEngine('a changed total keeps the events unless they exceed it', async (database) => {
	const to = await withEvents(database);
	const table = 'date,keyword,url,conversions,revenue\n';
	const store = (figures: string) =>
		read(database, to, `${table}2026-11-01,rye,https://example.com/rye,${figures}\n`);
	const [phone] = (await eventsOf(database)).filter(({ day }) => day === 20_759);
	const ofFirstDay = (rest: object) => ({ day: 20_758, event: null, ...rest });
	await store('8,');
	const events = [
		{ day: 20_758, event: 'phone', conversions: 3, revenueMinor: 0 },
		{ day: 20_758, event: 'purchase', conversions: 2.5, revenueMinor: 4000 },
	];
	const sorted = async () =>
		(await eventsOf(database)).toSorted((one, other) =>
			`${one.day} ${one.event ?? ''}`.localeCompare(`${other.day} ${other.event ?? ''}`),
		);
	expect(await sorted()).toEqual([
		ofFirstDay({ conversions: 2.5, revenueMinor: 100 }),
		...events,
		phone,
	]);
	await store('5.5,40');
	expect(await sorted()).toEqual([...events, phone]);
	await store('2,40');
	expect(await sorted()).toEqual([ofFirstDay({ conversions: 2, revenueMinor: 4000 }), phone]);
	const months = await database.selectFrom('page_event_month').select('conversions').execute();
	expect(months.map(({ conversions }) => conversions).toSorted()).toEqual([2, 4]);
});

const wholes = option(integer({ min: 0, max: 5000 }));
const decimals = option(integer({ min: 0, max: 9_999_999 }).map((hundredths) => hundredths / 100));
const line = record({
	day: integer({ min: 20_000, max: 20_040 }),
	keyword: constantFrom('rye', 'Rye', 'cake, dark', '=1+1', '"q"', '天然酵母'),
	rank: option(
		record({
			rank: option(integer({ min: 1, max: 100 })),
			checkedDepth: option(constantFrom(10, 100)),
		}),
	),
	url: option(
		constantFrom('https://example.com/a', 'https://example.com/b?x=1,2', 'https://example.com/"'),
	),
	visits: wholes,
	conversions: decimals,
	revenue: decimals,
	impressions: wholes,
	clicks: wholes,
	averagePosition: option(double({ min: 1, max: 100, noNaN: true })),
	searchVolume: wholes,
	eventId: constantFrom(null, 0),
});

onEachEngine('any table that is written reads back the same', async (database) => {
	let sites = 0;
	await assert(
		asyncProperty(array(line, { minLength: 1, maxLength: 30 }), async (lines) => {
			const first = await target(database, `${++sites}.example`);
			const second = await target(database, `${++sites}.example`);
			const facts = new LineFacts();
			for (const each of lines) facts.add(each);
			await storeFacts(database, first, facts, { repeats: 'replace' });
			const text = await written(database, first);
			if (text === head) return;
			await read(database, second, text);
			expect(await written(database, second)).toBe(text);
		}),
		{ numRuns: 20, endOnFailure: true },
	);
});
