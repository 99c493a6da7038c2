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
import { ensureAccount } from '../accounts/accounts.store.ts';
import { trackEngine } from '../accounts/engines.store.ts';
import { ensureSite } from '../accounts/sites.store.ts';
import type { Database } from '../database/open-database.ts';
import type { FactTarget } from '../facts/facts.ts';
import { storeFacts } from '../facts/store-facts.ts';
import { ImportTally } from '../import/import-tally.ts';
import { LineFacts } from '../import/plain-csv/line-facts.ts';
import { PlainCsv } from '../import/plain-csv/read-plain-csv.ts';
import { onEachEngine } from '../testing/database.ts';
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
	'date,keyword,rank,url,visits,conversions,revenue,impressions,clicks,average_position,search_volume\r\n';

onEachEngine('facts are written as they were brought', async (database) => {
	const to = await target(database);
	const text = `${head}${[
		'2026-11-01,"=cmd, ""x""",>50,,,,,,,,',
		'2026-11-03,"=cmd, ""x""",,,4,,,,,,',
		'2026-11-01,rye,3,https://example.com/rye,7,1.5,12.5,100,5,3.25,900',
		'2026-11-02,rye,,https://example.com/rye,8,,,,,,',
	].join('\r\n')}\r\n`;
	await storeFacts(database, to, new PlainCsv(new ImportTally()).read(parts(text)), {
		repeats: 'replace',
	});
	expect(await written(database, to)).toBe(text);
	const forExcel = await written(database, to, true);
	expect(forExcel.startsWith('\ufeff')).toBe(true);
	expect(forExcel).toContain(`2026-11-03,"'=cmd, ""x""",`);
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
});

onEachEngine('whatever is written is read again as the same', async (database) => {
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
			await storeFacts(database, second, new PlainCsv(new ImportTally()).read(parts(text)), {
				repeats: 'replace',
			});
			expect(await written(database, second)).toBe(text);
		}),
		{ numRuns: 20, endOnFailure: true },
	);
});
